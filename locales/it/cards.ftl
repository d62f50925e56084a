# Cartellini e cedole da tagliare.
