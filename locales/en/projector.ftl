# The clock on the wall.
wall-window-title = { $event } · Wall
wall-time-of-day = Time of day
wall-last-minute = { $heading } · last minute
wall-resumes-with = Play resumes with
wall-next = Next
wall-progress = Level progress
wall-move = { $who } to { $seat }
wall-window-title-of = { $event } · Wall { $number }
