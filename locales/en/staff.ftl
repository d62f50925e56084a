# Staff: who signs in at the desks, and in which role.

staff-role-director = Director
staff-role-floor = Floor
staff-role-registration = Registration
staff-role-cashier = Cashier
staff-role-dealer = Dealer
staff-role-television = Television

# Rights of the roles.
staff-may-director = Everything, and authorises others with a PIN
staff-may-floor = Clock, tables, seats, busts, counts, bounties and rulings; no sales or payments
staff-may-registration = Sells and refunds entries, seats players and manages the waiting list; no busts
staff-may-cashier = Pays what is due, hands out tickets and draws envelopes
staff-may-dealer = Reports busts, counts and the button at their own table
staff-may-television = Shows the event, changes nothing

# Log texts.
staff-log-added = Staff added: { $name }, { $role }
staff-log-changed = Staff changed: { $name }, { $role }
staff-log-renamed = Staff changed: { $was } is now { $name }, { $role }
staff-log-removed = Staff removed: { $name }
staff-log-paired = Phone paired: { $name }, { $role }
staff-log-withdrawn = Phone revoked: { $name }, { $role }

# Signing in.
staff-sign-in-unknown = No staff member has this name or card
staff-sign-in-wrong = Wrong PIN
staff-sign-in-wait = { $seconds ->
    [one] Too many wrong PINs: try again in { $seconds } second
   *[other] Too many wrong PINs: try again in { $seconds } seconds
}
staff-sign-in-table = Dealers sign in with their table number

staff-two-signatures = { $out } in all. Payments over { $above } need the PIN of a director other than the one paying
staff-two-signatures-to = { $name } · { $out } in all. Payments over { $above } need the PIN of a director other than the one paying
staff-two-signatures-wrong = Enter an amount such as { $example }; leave empty if one signature is enough

# The trace of what was refused at a desk.
staff-not-signed-in = Not signed in
staff-trace-approval = Wrong director's PIN
staff-trace-sign-in = Wrong PIN for { $name }

# In the log, and at the bottom of the window.
staff-log-approved = With the PIN of { $name }
staff-log-by = { $name }, { $role }
staff-here = { $name } · { $role } · { $station }
staff-here-not-signed-in = Not signed in · { $station }
staff-here-approved = PIN of { $name }: for one action

# The window.
staff-title = Staff
staff-roles = Roles
staff-none = No sign-in needed. Once there is staff, every desk of this event asks for a PIN or card, and each person can do what their role allows. Start with a director.
staff-note = Each desk asks for a PIN or card. Refused attempts are noted with the desk's settings
staff-add = Add staff…
staff-add-club = Add the club's staff ({ $count })
staff-change = Change…
staff-remove = Remove
staff-has-pin = PIN
staff-has-card = Card
staff-has-nothing = Signs in by name
staff-member-add = Staff member
staff-member-change = { $name }
staff-name = Name
staff-role = Role
staff-card = Card
staff-card-hint = Scan it here, or leave empty
staff-pin = PIN
staff-pin-again = Repeat PIN
staff-pin-few-figures = For roles that pay or sign, use a word or a PIN of at least six digits
staff-pin-why-signs = At least six digits, or a word, for roles that pay or sign. The event's file keeps only a hash
staff-pin-why = At least { $least } letters or digits. Stored so that it cannot be read from the event
staff-pin-keep = Leave empty to keep the current PIN
staff-pin-differs = The PINs do not match
staff-name-missing = Enter a name
staff-director-pin = A director needs a PIN
staff-keep = Save
staff-sign-in = Sign in
staff-sign-out = Sign out
staff-sign-in-menu = Sign in or out
staff-sign-in-who = Name
staff-sign-in-then = The sign-in also does what was just pressed here, in your name. Press Esc if that was not you.
staff-sign-in-field = PIN, or scan the card
staff-sign-in-dealer = Table
staff-signed-in = Signed in: { $name }, { $role }
staff-signed-out = Signed out
staff-no-staff = This event has no staff, so no sign-in is needed. Add staff in Setup
staff-approve = Director's PIN
staff-approve-menu = Director's PIN for one action
staff-approve-why = { $name } authorises this one action; the record shows both names
staff-approve-any = A director authorises the next action, within two minutes; the record shows both names
staff-approve-no-director = No other director here: add another to the staff in Setup
staff-approve-do = Authorise
staff-approved = { $name } has authorised one action
staff-key-sign-in = Sign in or out
staff-key-approve = Director's PIN
