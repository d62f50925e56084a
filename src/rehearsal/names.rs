//! Invented people: common given and family names of each country, combined at random. As in life,
//! few of a thousand share a full name.

use bottone_base::person::Person;

use super::chance::Chance;

/// The given and family names of a country, separated by commas.
struct Country {
    code: &'static str,
    given: &'static str,
    family: &'static str,
}

/// The countries. Every name is in letters that the program can draw on any machine: Latin, Greek,
/// Cyrillic.
const COUNTRIES: &[Country] = &[
    Country {
        code: "IT",
        given: "Luca,Sara,Diego,Giulia,Marco,Anna,Nicolò,Paolo,Rita,Matteo,Elena,Fabio,Chiara,Davide,Omar,Marta,Ivo,Simona,\
            Andrea,Pia,Renzo,Loredana,Tommaso,Ilaria,Alessandro,Alessia,Alberto,Alice,Aldo,Amedeo,Angelo,Antonella,Antonio,\
            Arianna,Armando,Barbara,Beatrice,Bruno,Camilla,Carla,Carlo,Caterina,Cesare,Cinzia,Claudia,Claudio,Corrado,\
            Cristian,Cristina,Daniela,Daniele,Dario,Debora,Domenico,Donatella,Edoardo,Emanuele,Emma,Enrico,Enzo,Ettore,\
            Eugenio,Federica,Federico,Filippo,Francesca,Francesco,Franco,Gabriele,Gaia,Giacomo,Gian Luca,Gianni,Giorgia,\
            Giorgio,Giovanna,Giovanni,Giuseppe,Guido,Irene,Ivan,Jacopo,Laura,Leonardo,Lidia,Lorenzo,Luciano,Lucia,Luigi,\
            Manuela,Margherita,Maria Grazia,Mario,Martina,Massimo,Maurizio,Mauro,Michela,Michele,Mirko,Monica,Nadia,Nicola,\
            Noemi,Ornella,Patrizia,Pietro,Raffaele,Riccardo,Roberta,Roberto,Romina,Rosa,Salvatore,Samuele,Sergio,Silvia,\
            Silvio,Sofia,Stefania,Stefano,Teresa,Umberto,Valentina,Valeria,Vincenzo,Vito,Vittorio,Walter",
        family: "Bianchi,Bruno,Caruso,Conti,De Luca,Esposito,Fabbri,Ferrari,Gallo,Greco,Leone,Lombardi,Mancini,Marino,Ricci,\
            Romano,Rossi,Villa,Rinaldi,Serra,Testa,D'Angelo,Pellegrini,Amato,Monti,Sanna,Farina,Longo,Basile,Orlando,Agosti,\
            Albanese,Alfieri,Aliberti,Angelini,Antonelli,Arena,Baldi,Barbieri,Barone,Bassi,Battaglia,Bellini,Benedetti,\
            Bernardi,Bertolini,Bianco,Biondi,Bonetti,Boschi,Brambilla,Bucci,Caccia,Calabrese,Campana,Caputo,Carbone,Carrara,\
            Castelli,Cattaneo,Cavalli,Ceccarelli,Chiesa,Cirillo,Cocco,Colombo,Coppola,Corsi,Cortese,Costa,Cristiani,\
            D'Amico,D'Elia,Dal Pozzo,De Angelis,De Marco,De Rosa,De Santis,Del Monte,Della Valle,Di Carlo,Di Lorenzo,\
            Di Stefano,Donati,Fabiani,Falcone,Fanti,Fasano,Ferraro,Ferri,Filippi,Fiore,Fontana,Forti,Franchi,Fumagalli,\
            Galli,Gatti,Gentile,Giordano,Giuliani,Grassi,Grasso,Grimaldi,Guerra,Guidi,La Rocca,Landi,Lazzari,Lo Presti,\
            Locatelli,Lucchesi,Maggi,Magnani,Manfredi,Marchetti,Mariani,Marini,Martinelli,Martini,Mazza,Mele,Messina,\
            Milani,Molinari,Montanari,Morelli,Moretti,Mori,Moro,Murgia,Napoli,Negri,Neri,Nicoletti,Olivieri,Orsini,Pace,\
            Pagani,Palmieri,Palumbo,Parisi,Pasini,Pavan,Pepe,Perini,Piazza,Pinna,Piras,Poli,Pozzi,Proietti,Pugliese,\
            Quaranta,Ranieri,Riva,Rizzi,Rizzo,Rocca,Rota,Ruggeri,Russo,Sala,Salerno,Salvi,Santini,Santoro,Sartori,Scala,\
            Silvestri,Simonetti,Sorrentino,Spina,Tedesco,Tosi,Trevisan,Turco,Vacca,Valente,Valentini,Ventura,Verdi,Vitale,\
            Vitali,Volpe,Zambon,Zanella,Zanetti,Zito",
    },
    Country {
        code: "FR",
        given: "Élise,Hugo,Chloé,Rémi,Anaïs,Bastien,Margaux,Loïc,Amélie,Antoine,Baptiste,Camille,Cédric,Clément,Étienne,\
            Fabien,Gaëlle,Hélène,Inès,Jean-Luc,Julien,Léa,Maëlys,Mathieu,Noémie,Océane,Pierre,Quentin,Solène,Yann",
        family: "Dubois,Lefèvre,Moreau,Girard,Fontaine,Rousseau,Chevalier,Perrin,Barbier,Benoît,Besson,Blanchard,Bourgeois,\
            Carpentier,Charrier,Colin,D'Aubigny,De la Tour,Delacroix,Deschamps,Duval,Fournier,Gaillard,Guérin,Hervé,Jacquet,\
            Lacombe,Le Goff,Lemaître,Marchand,Mercier,Noël,Pasquier,Renaud,Roussel,Tessier,Vasseur,Vidal",
    },
    Country {
        code: "DE",
        given: "Jürgen,Anke,Lars,Heike,Florian,Ute,Sören,Kathrin,Andreas,Annika,Björn,Britta,Carsten,Dirk,Elke,Felix,Frauke,\
            Götz,Hannah,Ingo,Jana,Jörg,Katja,Lukas,Manfred,Mareike,Niklas,Rüdiger,Silke,Torsten,Ulrike,Volker",
        family: "Grün,Schröder,Vogel,Köhler,Lang,Busch,Winkler,Weiß,Albrecht,Bäcker,Bergmann,Böhm,Brandt,Dietrich,Ebert,\
            Engel,Fuchs,Graf,Groß,Günther,Hartmann,Heinrich,Jäger,Keller,Krüger,Lorenz,Möller,Neumann,Otto,Pohl,Roth,Sauer,\
            Schäfer,Schulz,Seidel,Straßburger,Thiel,Voß,Wagner,Ziegler",
    },
    Country {
        code: "ES",
        given: "Íñigo,Lucía,Javier,Noelia,Rubén,Itziar,Álvaro,Adrián,Ainhoa,Andrés,Begoña,Carmen,César,Cristóbal,Elvira,\
            Esteban,Gonzalo,Inmaculada,Jesús,José Luis,Leire,Marisol,Nerea,Óscar,Pilar,Raúl,Rocío,Sergio,Sofía,Xabier",
        family: "García,Núñez,Ibáñez,Castro,Peña,Vidal,Ortega,Aguilar,Álvarez,Benítez,Blanco,Cabrera,Calvo,Campos,Cano,\
            Carrasco,Crespo,De la Fuente,Delgado,Domínguez,Fuentes,Gallego,Gil,Guerrero,Herrera,Iglesias,Lozano,Márquez,\
            Méndez,Molina,Navarro,Pascual,Prieto,Reyes,Rubio,Sáez,Soto,Vázquez",
    },
    Country {
        code: "PT",
        given: "Ana,João,Inês,Rui,Conceição,Afonso,Beatriz,Catarina,Diogo,Duarte,Filipa,Gonçalo,Graça,Henrique,Joana,Leonor,\
            Luís,Mafalda,Nuno,Patrícia,Rita,Sérgio,Simão,Sónia,Tiago,Vasco",
        family: "Costa,Magalhães,Ribeiro,Brandão,Simões,Almeida,Antunes,Azevedo,Barros,Brito,Cardoso,Coelho,Correia,\
            Da Silva,Dos Santos,Esteves,Faria,Figueiredo,Freitas,Guimarães,Leitão,Lopes,Machado,Matos,Mendonça,Moura,\
            Nogueira,Pacheco,Pinto,Queirós,Sequeira,Teixeira,Vaz,Viegas",
    },
    Country {
        code: "GB",
        given: "Oliver,Imogen,Callum,Harriet,Rhys,Siobhán,Alistair,Beth,Cerys,Declan,Eleanor,Fergus,Gareth,Hamish,Isla,\
            Jack,Kieran,Lachlan,Maeve,Niamh,Owen,Poppy,Rory,Seán,Tamsin,Una,Victoria,Wendy",
        family: "Ashworth,Penrose,O'Shea,Whitlock,Marsh,Fairbairn,Armitage,Bannister,Blackwood,Calder,Carmichael,Dunmore,\
            Ellwood,Fitzgerald,Gallagher,Hargreaves,Ingram,Jenkins,Kershaw,Llewellyn,MacLeod,McBride,McDonald,Norcross,\
            O'Brien,O'Connell,Pemberton,Quayle,Rutherford,Smith-Jones,Thackeray,Underhill,Vaughan,Wainwright,Yates",
    },
    Country {
        code: "PL",
        given: "Łukasz,Agnieszka,Paweł,Małgorzata,Bartosz,Dorota,Ewa,Grzegorz,Halina,Iwona,Jacek,Kamil,Katarzyna,\
            Krzysztof,Magda,Mateusz,Michał,Piotr,Rafał,Sławomir,Stanisław,Tomasz,Wojciech,Zuzanna",
        family: "Wójcik,Zieliński,Kamińska,Dąbrowski,Adamczyk,Baran,Borkowski,Chmielewski,Czarnecki,Duda,Gajewski,\
            Głowacki,Górski,Jabłoński,Jaworska,Kaczmarek,Kołodziej,Kozłowska,Krawczyk,Król,Lis,Maciejewski,Majewska,\
            Nowicki,Ostrowska,Pawlak,Sikora,Sobczak,Szczepański,Walczak,Wróbel,Żak",
    },
    Country {
        code: "GR",
        given: "Νίκος,Ελένη,Γιώργος,Αλέξανδρος,Άννα,Βασίλης,Γιάννης,Δέσποινα,Δημήτρης,Ειρήνη,Ευάγγελος,Θεόδωρος,Ιωάννα,\
            Κατερίνα,Κώστας,Λευτέρης,Μαρία,Μιχάλης,Παναγιώτης,Σοφία,Σπύρος,Στέλιος,Χρήστος",
        family: "Παπαδάκης,Βασιλείου,Οικονόμου,Αντωνίου,Βλάχος,Γεωργίου,Δημητρίου,Ζαχαρίας,Ιωάννου,Καραγιάννης,Κωστόπουλος,\
            Λάμπρου,Μακρής,Μαυρίδης,Νικολάου,Παπαδόπουλος,Παππάς,Ρήγας,Σταύρου,Τσάκαλος,Χατζής,Ψαρράς",
    },
    Country {
        code: "UA",
        given: "Олена,Тарас,Ірина,Андрій,Богдан,Василь,Вікторія,Галина,Дмитро,Іван,Катерина,Леся,Максим,Марія,Микола,\
            Наталія,Оксана,Олег,Остап,Петро,Світлана,Сергій,Юлія,Ярослав",
        family: "Шевчук,Бондаренко,Кравець,Білик,Гончар,Дорошенко,Журба,Захарчук,Іваненко,Коваль,Кузьменко,Лисенко,\
            Мельник,Назаренко,Олійник,Павленко,Романюк,Савчук,Ткаченко,Харченко,Чумак,Щербань,Яценко",
    },
    Country {
        code: "RO",
        given: "Adrian,Alina,Bogdan,Călin,Corina,Cristian,Dănuț,Doina,Florin,Gabriela,Ioana,Ion,Laurențiu,Mihai,Mirela,\
            Oana,Raluca,Răzvan,Ștefan,Vasile",
        family: "Albu,Bălan,Ciobanu,Constantin,Crăciun,Dinu,Drăgan,Dumitrescu,Enache,Florea,Georgescu,Ilie,Ionescu,Lupu,\
            Manole,Moldovan,Munteanu,Neagu,Oprea,Pălăcean,Rusu,Șerban,Toma,Țurcanu,Vlad",
    },
    Country {
        code: "TR",
        given: "Ayşe,Burak,Cem,Çağla,Deniz,Elif,Emre,Gökhan,Gülşen,Işık,İbrahim,Kemal,Mehmet,Nazlı,Onur,Özge,Selin,Şule,\
            Tolga,Yiğit",
        family: "Acar,Akın,Aydın,Bulut,Çelik,Çınar,Demirci,Doğan,Erdem,Güneş,Işık,Kaplan,Karaca,Koç,Oğuz,Özkan,Polat,\
            Sarı,Şahin,Taş,Uçar,Yalçın,Yıldız,Yüksel",
    },
    Country {
        code: "HR",
        given: "Ana,Branko,Davor,Đurđa,Goran,Ivana,Jelena,Josip,Krešimir,Luka,Marija,Nenad,Petra,Slavica,Stjepan,Tea,\
            Tomislav,Vedran,Vesna,Željko",
        family: "Babić,Barišić,Blažević,Bošnjak,Ćosić,Đurić,Filipović,Grgić,Horvat,Jurić,Kovač,Lončar,Marić,Matić,Novak,\
            Pavić,Perković,Radić,Šarić,Tomić,Vidović,Vuković,Žagar,Živković",
    },
    Country {
        code: "CN",
        given: "Bo,Chen,Fang,Hao,Hui,Jia,Jing,Jun,Lan,Lei,Li Na,Ming,Ping,Qiang,Rui,Tao,Wei,Xiao Ming,Xin,Yan,Ying,Yong,\
            Yu Ting,Zhen",
        family: "Cai,Chen,Deng,Ding,Fan,Feng,Gao,Guo,Han,He,Hu,Huang,Jiang,Li,Liang,Lin,Liu,Lu,Ma,Peng,Qian,Shen,Song,Sun,\
            Tang,Wang,Wu,Xie,Xu,Yang,Ye,Zhang,Zhao,Zheng,Zhou,Zhu",
    },
];

/// The number of Italian players for one of each other country.
const HOME_CROWD: usize = 16;

/// Invents a new person. Two people may have the same name, as in real life; the card differs.
pub(super) fn random_person(chance: &mut Chance, number: u32) -> Person {
    let at = chance.below(COUNTRIES.len() + HOME_CROWD);
    let Country { code, given, family } = COUNTRIES.get(at).unwrap_or(&COUNTRIES[0]);
    let mut pick = |names: &str| {
        let nth = chance.below(names.split(',').count());
        names.split(',').nth(nth).unwrap_or_default().to_owned()
    };
    Person {
        given: pick(given),
        family: pick(family),
        country: (*code).to_owned(),
        card: format!("{number:06}"),
        ..Person::default()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Checks the share of equal names. In a large event a few percent share a name; it was 578 of
    /// 911.
    #[test]
    fn few_of_a_thousand_share_a_full_name() {
        for seed in 0..40 {
            let mut chance = Chance::new(seed);
            let mut named: BTreeMap<String, usize> = BTreeMap::new();
            for number in 1..=1_000 {
                let name = random_person(&mut chance, number).namesake();
                *named.entry(name).or_default() += 1;
            }
            let share: usize = named.values().filter(|count| **count > 1).sum();
            assert!(share < 60, "seed {seed}: {share} of 1,000 share a name");
        }
    }

    #[test]
    fn every_name_is_one_and_stands_there_once() {
        for Country { code, given, family } in COUNTRIES {
            for names in [given, family] {
                let all: Vec<&str> = names.split(',').collect();
                let once: BTreeSet<&str> = all.iter().copied().collect();
                assert_eq!(all.len(), once.len(), "{code}: {names}");
                assert!(all.iter().all(|name| *name == name.trim() && !name.is_empty()), "{code}");
            }
        }
    }
}
