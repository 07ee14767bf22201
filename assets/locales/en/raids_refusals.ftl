### Raids: why an action is refused. One sentence a rule.
