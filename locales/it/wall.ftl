# Gli schermi della sala: finestre e temi.

wall-wrong-part-twice = Questa parte è già nella fascia: ciascuna può starci una volta sola
wall-wrong-size = Valore atteso: da { $least } a { $most } per cento
wall-wrong-picture = Valore atteso: il nome di un'immagine, PNG o JPEG
wall-wrong-words = Valore atteso: una riga di al massimo { $most } lettere
wall-wrong-seconds = Valore atteso: da 1 a { $most } secondi
