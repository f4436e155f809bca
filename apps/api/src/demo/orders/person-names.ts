import type { CountryId } from '@heizplatz/country';

/** Common family names by country; streets and numbers are invented, so no real person is meant. */
const NAMES: Readonly<Partial<Record<CountryId, readonly string[]>>> = {
  1: [
    ...['Albrecht', 'Arnold', 'Becker', 'Bergmann', 'Böhm', 'Brandt', 'Braun', 'Busch', 'Dietrich', 'Ebert'],
    ...['Engel', 'Fischer', 'Franke', 'Friedrich', 'Fuchs', 'Graf', 'Groß', 'Günther', 'Haas', 'Hahn', 'Hartmann'],
    ...['Heinrich', 'Herrmann', 'Hoffmann', 'Horn', 'Jäger', 'Jung', 'Kaiser', 'Keller', 'Klein', 'Koch', 'Köhler'],
    ...['König', 'Krause', 'Krüger', 'Kühn', 'Lang', 'Lehmann', 'Lorenz', 'Ludwig', 'Maier', 'Martin', 'Meyer'],
    ...['Möller', 'Müller', 'Neumann', 'Otto', 'Peters', 'Pfeiffer', 'Pohl', 'Richter', 'Roth', 'Sauer', 'Schäfer'],
    ...['Schmidt', 'Schneider', 'Scholz', 'Schröder', 'Schubert', 'Schulz', 'Schwarz', 'Seidel', 'Simon', 'Sommer'],
    ...['Stein', 'Thomas', 'Vogel', 'Vogt', 'Voigt', 'Wagner', 'Walter', 'Weber', 'Weiß', 'Werner', 'Winkler'],
    ...['Winter', 'Wolf', 'Zimmermann', 'Ziegler'],
  ],
  2: [
    ...['Aigner', 'Auer', 'Bauer', 'Baumgartner', 'Berger', 'Binder', 'Brunner', 'Deutsch', 'Ebner', 'Eder', 'Egger'],
    ...['Fellner', 'Fuchs', 'Gruber', 'Haas', 'Haider', 'Hofer', 'Holzer', 'Huber', 'Jankovic', 'Koller', 'Lackner'],
    ...['Lang', 'Lechner', 'Lehner', 'Leitner', 'Maier', 'Mayer', 'Mayr', 'Moser', 'Müller', 'Neubauer', 'Novak'],
    ...['Pichler', 'Pfeifer', 'Reiter', 'Resch', 'Riegler', 'Schmid', 'Schuster', 'Schwarz', 'Stadler', 'Steiner'],
    ...['Strasser', 'Thaler', 'Toth', 'Vogl', 'Wagner', 'Wallner', 'Weber', 'Weiss', 'Wieser', 'Wimmer', 'Winkler'],
    ...['Winter', 'Wolf', 'Zach', 'Ziegler'],
  ],
  3: [
    ...['Aebi', 'Ammann', 'Bachmann', 'Baumann', 'Baumgartner', 'Berger', 'Bieri', 'Bosshard', 'Brunner', 'Bühler'],
    ...['Burri', 'Christen', 'Egli', 'Eichenberger', 'Fankhauser', 'Fischer', 'Frei', 'Frey', 'Gasser', 'Gerber'],
    ...['Graf', 'Grob', 'Hess', 'Hofer', 'Hofmann', 'Huber', 'Hug', 'Imhof', 'Jost', 'Kaufmann', 'Keller', 'Koch'],
    ...['Kohler', 'Küng', 'Kunz', 'Lehmann', 'Leuenberger', 'Lüthi', 'Marti', 'Maurer', 'Meier', 'Meister', 'Meyer'],
    ...['Moser', 'Müller', 'Näf', 'Odermatt', 'Peter', 'Pfister', 'Portmann', 'Roth', 'Schär', 'Schmid', 'Schneider'],
    ...['Scherrer', 'Stalder', 'Steiner', 'Studer', 'Suter', 'Tanner', 'Vogel', 'Vogt', 'Weber', 'Wenger', 'Widmer'],
    ...['Wyss', 'Zbinden', 'Zimmermann', 'Zürcher'],
  ],
};

/** Germany's where a country has none of its own. */
export const lastNames = (countryId: CountryId): readonly string[] => NAMES[countryId] ?? NAMES[1] ?? [];

/** Of households; every place has some like them. */
export const STREETS: readonly string[] = [
  ...['Ahornweg', 'Amselweg', 'Am Anger', 'Am Sonnenhang', 'Birkenweg', 'Blumenweg', 'Brunnengasse', 'Buchenweg'],
  ...['Dorfstraße', 'Eichenweg', 'Erlenweg', 'Feldstraße', 'Finkenweg', 'Fliederweg', 'Gartenstraße', 'Hauptstraße'],
  ...['Haselweg', 'Holunderweg', 'Kastanienweg', 'Kirchgasse', 'Lärchenweg', 'Lerchenweg', 'Lindenstraße'],
  ...['Meisenweg', 'Mühlweg', 'Obere Gasse', 'Rosenweg', 'Schulstraße', 'Sonnenweg', 'Tannenweg', 'Ulmenweg'],
  ...['Waldstraße', 'Weinbergweg', 'Wiesenweg', 'Zum Steinbruch'],
];

export const COMPANY_KINDS: readonly string[] = [
  ...['Gasthof', 'Gärtnerei', 'Hotel', 'Tischlerei', 'Hausverwaltung', 'Reiterhof', 'Pension', 'Bäckerei'],
  ...['Seniorenheim', 'Autohaus', 'Metallbau', 'Weingut'],
];

export const ACCESS_NOTES: readonly string[] = [
  'Einblasstutzen links neben der Garage',
  'Bitte eine halbe Stunde vorher anrufen',
  'Enge Einfahrt, am besten rückwärts anfahren',
  'Der Hund ist im Haus',
  'Füllstutzen an der Rückseite, Zugang über den Garten',
  'Wendemöglichkeit am Ende der Straße',
];
