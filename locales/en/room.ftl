# The room's screen: walls, page, sound.

room-tab-walls = Walls
room-tab-page = Page
room-tab-sound = Sound
