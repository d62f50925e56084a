# The room's screen: walls, page, sound.

room-tab-walls = Walls
room-tab-page = Page
room-tab-sound = Sound

room-theme-kept = Theme { $name } kept for the house
room-no-folder = There is no folder for the house's own themes on this machine
