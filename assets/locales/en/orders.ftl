### Orders: answers that somebody gives beforehand, and moves for the next turn. Buttons take at most 80 characters.

## Commands

command-orders = orders
command-orders-about = Answers that you give beforehand; nobody else sees them
command-orders-show = show
command-orders-show-about = Your orders, what they would have answered, and what you plan for your next turn
command-orders-add = add
command-orders-add-about = Give a standing order; the newest that fits answers for you
command-orders-add-answer = answer
command-orders-add-answer-about = How to answer when you and somebody else contend for something
command-orders-add-answer-never = never stay
command-orders-add-answer-up-to = stay up to a limit
command-orders-add-answer-while-winning = stay while it wins
command-orders-add-answer-ask = ask me
command-orders-add-most = most
command-orders-add-most-about = The limit: what you spend at most, all told (with “stay up to a limit”)
command-orders-add-opponent = opponent
command-orders-add-opponent-about = Only against this seat, by number or letter
command-orders-add-stake = stake
command-orders-add-stake-about = Only where this is at stake
command-orders-add-part = part
command-orders-add-part-about = Only in this voyage or round
command-orders-add-times = times
command-orders-add-times-about = For so many times; if left out, until you withdraw it
command-orders-clear = clear
command-orders-clear-about = Withdraw a standing order, or everything
command-orders-clear-number = number
command-orders-clear-number-about = Which, as /orders show counts them; if left out, all, and your plan too
command-play-when = when
command-play-when-about = Now, or in your next turn if it is possible then
command-play-when-now = now
command-play-when-next-turn = in my next turn

## What somebody has ordered

orders-title = Your orders · { $table }
orders-about = Nobody else sees them. The first that fits answers for you, and you are not called.
orders-standing = Standing orders
orders-standing-none = None: you are asked each time. /{ command-orders } { command-orders-add } gives one.
orders-against = against { $who }
orders-plan = In your next turn
orders-plan-none = Nothing planned. /{ command-play } with { command-play-when } does that.
orders-planned = Planned for your next turn: { $moves }. I make these moves one after the other as long as they are possible, and otherwise ask you. /{ command-orders } { command-orders-clear } takes it back.
orders-lapsed = What you had planned does not fit any more: { $moves }. So it is up to you again.
orders-lapsed-call = What you had planned does not fit any more; /{ command-orders } { command-orders-show } tells you more.
orders-button-clear = Withdraw everything
orders-most = “{ command-orders-add-answer-up-to }” needs { command-orders-add-most }, and the other answers go without it.

## What orders have done

orders-told = { $line } · 📜 by order
orders-decided = 📜 An order has answered for { $who }.
orders-meanwhile = Before that your orders acted for you:
orders-log = { $who } changed their orders; nobody else sees this.
orders-log-lapsed = What you had planned did not fit any more; nobody else sees this.

## What cannot be ordered

table-error-no-contests = In this game nothing comes up that standing orders could answer. /{ command-play } with { command-play-when } plans moves for your next turn.
table-error-no-such-part = There is no such part any more or at all: the game is at { $now } of { $last }. Name one of these.
table-error-too-many-orders = You can have { $most } standing orders. /{ command-orders } { command-orders-clear } withdraws one.
table-error-no-such-order = You have no such order. /{ command-orders } { command-orders-show } lists them.
table-error-plan-too-long = Moves named beforehand: { $most } at most.
table-error-your-turn = It is your turn: make your move now. /{ command-play } suggests what you can do.

## Raids

raids-stake-weapon = Weapons
raids-stake-sail = Sails
raids-stake-mjollnir = Mjöllnir
raids-stake-goods = Goods
raids-stake-pennant = Pennants
raids-stake-rune = Runes
raids-stake-port = Ports
raids-order-never = Flee at once
raids-order-up-to = { $most ->
    [0] Flee at once
    [1] Flee at once
   *[other] Retaliate while I send at most { $most } Vikings in the Combat, then flee
}
raids-order-while-winning = Retaliate while the tile would be mine if both went on to the end
raids-order-ask = Ask me
raids-order-part = voyage { $part }
raids-order-contests = { $count ->
    [0] until this Combat is over
    [one] 1 more Combat
   *[other] { $count } more Combats
}
raids-order-button-never = Always flee
raids-order-button-wins = Retaliate while I win, else flee
raids-order-past = Your last Combats by these orders
raids-order-past-none = You have not had to answer in a Combat yet.
raids-order-past-same = `#{ $entry }` { $who }, { $stake }: as you did
raids-order-past-ask = `#{ $entry }` { $who }, { $stake }: you would be asked at { $cost }
raids-order-past-stay = `#{ $entry }` { $who }, { $stake }: you fled; by order you retaliate with { $cost }
raids-order-past-leave = `#{ $entry }` { $who }, { $stake }: you retaliated with { $cost }; by order you flee
