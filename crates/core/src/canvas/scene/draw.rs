//! Anything drawable: a shape, or several in order.

use super::{Form, Group, Shape, Text};

/// A drawable value. Tuples, arrays and vectors are drawn from first to last, so a later shape lies above an earlier
/// one. An `Option` is drawn if it is `Some`.
pub trait Draw: Sized {
    fn onto(self, shapes: &mut Vec<Shape>);

    fn shapes(self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        self.onto(&mut shapes);
        shapes
    }
}

impl Draw for Shape {
    fn onto(self, shapes: &mut Vec<Shape>) {
        shapes.push(self);
    }
}

impl<T: Draw> Draw for Option<T> {
    fn onto(self, shapes: &mut Vec<Shape>) {
        self.into_iter().for_each(|thing| thing.onto(shapes));
    }
}

impl<T: Draw> Draw for Vec<T> {
    fn onto(self, shapes: &mut Vec<Shape>) {
        self.into_iter().for_each(|thing| thing.onto(shapes));
    }
}

impl<T: Draw, const N: usize> Draw for [T; N] {
    fn onto(self, shapes: &mut Vec<Shape>) {
        self.into_iter().for_each(|thing| thing.onto(shapes));
    }
}

macro_rules! draw_as_shape {
    ($($kind:ident)*) => {$(
        impl From<$kind> for Shape {
            fn from(thing: $kind) -> Self {
                Self::$kind(thing)
            }
        }

        impl Draw for $kind {
            fn onto(self, shapes: &mut Vec<Shape>) {
                shapes.push(self.into());
            }
        }
    )*};
}

macro_rules! draw_tuple {
    ($($part:ident)*) => {
        impl<$($part: Draw),*> Draw for ($($part,)*) {
            fn onto(self, shapes: &mut Vec<Shape>) {
                #[allow(non_snake_case, reason = "each variable has the name of its type")]
                let ($($part,)*) = self;
                $($part.onto(shapes);)*
            }
        }
    };
}

draw_as_shape!(Form Text Group);
draw_tuple!(A B);
draw_tuple!(A B C);
draw_tuple!(A B C D);
draw_tuple!(A B C D E);
draw_tuple!(A B C D E F);
draw_tuple!(A B C D E F G);
draw_tuple!(A B C D E F G H);
