# Cómo se llama para quien lo habla, y cómo escribe números y tablas.
language-name = Español
language-thousands = .
language-decimal = ,
language-list = ;
# Cómo se piden las voces: el nombre del idioma para los sistemas, y un nombre en macOS.
language-speech = es-ES
language-voice = Mónica
