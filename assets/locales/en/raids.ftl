### Raids: boards, choices, events, reasons, rules.
