# Staff: who signs in at the desks, and in which role.

staff-role-director = Director
staff-role-floor = Floor
staff-role-registration = Registration
staff-role-cashier = Cashier
staff-role-dealer = Dealer
staff-role-television = Television

# What a role may do.
staff-may-director = Everything, and gives a PIN where somebody else may not
staff-may-floor = Clock, tables, seats, busts, counts, bounties and rulings; sells and pays nothing
staff-may-registration = Sells and refunds entries, seats players and keeps the waiting list; busts nobody
staff-may-cashier = Pays what is due, hands out tickets and draws envelopes
staff-may-dealer = Tells busts, counts and the button of the own table
staff-may-television = Shows the event, and changes nothing

# What happened, in the log.
staff-log-added = Works here: { $name }, { $role }
staff-log-changed = Staff changed: { $name }, { $role }
staff-log-renamed = Staff changed: { $was } is { $name }, { $role }
staff-log-removed = Does not work here any more: { $name }
staff-log-paired = Phone paired: { $name }, { $role }
staff-log-withdrawn = Phone withdrawn: { $name }, { $role }

# Signing in.
staff-sign-in-unknown = Nobody of this name or with this card works here
staff-sign-in-wrong = That is not the PIN
staff-sign-in-wait = { $seconds ->
    [one] Wrong PIN too often: the next can be tried in { $seconds } second
   *[other] Wrong PIN too often: the next can be tried in { $seconds } seconds
}
staff-sign-in-table = A dealer signs in with the number of the table

staff-two-signatures = More than { $above } goes out only with the PIN of a director who is not the one who pays
staff-two-signatures-wrong = An amount, as { $example }; empty where one signature is enough

# The trace of what was refused at a desk.
staff-nobody = Nobody signed in
staff-trace-approval = A wrong PIN for a director
staff-trace-sign-in = A wrong PIN for { $name }

# In the log, and at the bottom of the window.
staff-log-approved = With the PIN of { $name }
staff-log-by = { $name }, { $role }
staff-here = { $name } · { $role } · { $station }
staff-here-nobody = Nobody signed in · { $station }
staff-here-approved = PIN of { $name }: for one act

# The window.
staff-title = Staff
staff-none = Nobody has to sign in. Once there is staff, every desk of this event asks for a PIN or a card, and everybody does what the role allows. The first is a director.
staff-note = Each desk asks for a PIN or a card; what somebody tried and may not do is noted beside the desk's settings
staff-add = Add somebody…
staff-change = Change…
staff-remove = Remove
staff-has-pin = PIN
staff-has-card = Card
staff-has-nothing = Signs in by name
staff-member-add = Somebody of the staff
staff-member-change = { $name }
staff-name = Name
staff-role = Role
staff-card = Card
staff-card-hint = Scan it here, or leave it empty
staff-pin = PIN
staff-pin-again = The PIN once more
staff-pin-few-figures = The PIN of a role that pays or signs has at least six figures, or is a word
staff-pin-why-signs = At least six figures, or a word, for a role that pays or signs. The event's file keeps a hash
staff-pin-why = At least { $least } letters or figures. Kept so that nobody reads it off the event
staff-pin-keep = Leave it empty to keep the PIN
staff-pin-differs = The two PINs are not the same
staff-name-missing = Whoever works here has a name
staff-director-pin = A director has a PIN
staff-keep = Keep
staff-sign-in = Sign in
staff-sign-out = Sign out
staff-sign-in-menu = Sign in or out
staff-sign-in-who = Who
staff-sign-in-field = PIN, or scan the card
staff-sign-in-dealer = Table
staff-signed-in = Signed in: { $name }, { $role }
staff-signed-out = Signed out
staff-no-staff = This event asks nobody to sign in: staff is made in Setup
staff-approve = The director's PIN
staff-approve-menu = The director's PIN for one act
staff-approve-why = { $name } gives it for this one act; the record says both names
staff-approve-any = A director gives it for the next act, within two minutes; the record says both names
staff-approve-nobody = Nobody else here is a director: put another on the staff in Setup
staff-approve-do = For this act
staff-approved = { $name } has given the PIN for one act
staff-key-sign-in = Sign in or out
staff-key-approve = The director's PIN
