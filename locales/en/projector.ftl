# The clock on the wall.
projector-title = { $event } · Wall
projector-time-of-day = Time of day
projector-last-minute = { $heading } · last minute
projector-goes-on = Play resumes with
projector-next = Next
projector-progress = Level progress
projector-move = { $who } to { $seat }
projector-title-of = { $event } · Wall { $number }
