# La pagina della sala.
