import type { CountryId } from '@heizplatz/country';
export interface StateEntry {
  readonly id: number;
  readonly countryId: CountryId;
  readonly name: string;
  /** In URLs; Swiss names are spelled with ss on their own. */
  readonly friendlyName: string;
  /** ISO 3166-2. */
  readonly mapId: string;
  /** The first-level code of GeoNames. */
  readonly geoCode: string;
}

type Row = readonly [name: string, friendlyName: string, isoPart: string, geoCode: string];

const GERMANY: readonly Row[] = [
  ['Baden-Württemberg', 'baden-wuerttemberg', 'BW', '01'],
  ['Bayern', 'bayern', 'BY', '02'],
  ['Berlin', 'berlin', 'BE', '16'],
  ['Brandenburg', 'brandenburg', 'BB', '11'],
  ['Bremen', 'bremen', 'HB', '03'],
  ['Hamburg', 'hamburg', 'HH', '04'],
  ['Hessen', 'hessen', 'HE', '05'],
  ['Mecklenburg-Vorpommern', 'mecklenburg-vorpommern', 'MV', '12'],
  ['Niedersachsen', 'niedersachsen', 'NI', '06'],
  ['Nordrhein-Westfalen', 'nordrhein-westfalen', 'NW', '07'],
  ['Rheinland-Pfalz', 'rheinland-pfalz', 'RP', '08'],
  ['Saarland', 'saarland', 'SL', '09'],
  ['Sachsen', 'sachsen', 'SN', '13'],
  ['Sachsen-Anhalt', 'sachsen-anhalt', 'ST', '14'],
  ['Schleswig-Holstein', 'schleswig-holstein', 'SH', '10'],
  ['Thüringen', 'thueringen', 'TH', '15'],
];

const AUSTRIA: readonly Row[] = [
  ['Burgenland', 'burgenland', '1', '01'],
  ['Kärnten', 'kaernten', '2', '02'],
  ['Niederösterreich', 'niederoesterreich', '3', '03'],
  ['Oberösterreich', 'oberoesterreich', '4', '04'],
  ['Salzburg', 'salzburg', '5', '05'],
  ['Steiermark', 'steiermark', '6', '06'],
  ['Tirol', 'tirol', '7', '07'],
  ['Vorarlberg', 'vorarlberg', '8', '08'],
  ['Wien', 'wien', '9', '09'],
];

const SWITZERLAND: readonly Row[] = [
  ['Aargau', 'aargau', 'AG', 'AG'],
  ['Appenzell Ausserrhoden', 'appenzell-ausserrhoden', 'AR', 'AR'],
  ['Appenzell Innerrhoden', 'appenzell-innerrhoden', 'AI', 'AI'],
  ['Basel-Landschaft', 'basel-landschaft', 'BL', 'BL'],
  ['Basel-Stadt', 'basel-stadt', 'BS', 'BS'],
  ['Bern', 'bern', 'BE', 'BE'],
  ['Freiburg', 'freiburg', 'FR', 'FR'],
  ['Genf', 'genf', 'GE', 'GE'],
  ['Glarus', 'glarus', 'GL', 'GL'],
  ['Graubünden', 'graubuenden', 'GR', 'GR'],
  ['Jura', 'jura', 'JU', 'JU'],
  ['Luzern', 'luzern', 'LU', 'LU'],
  ['Neuenburg', 'neuenburg', 'NE', 'NE'],
  ['Nidwalden', 'nidwalden', 'NW', 'NW'],
  ['Obwalden', 'obwalden', 'OW', 'OW'],
  ['Schaffhausen', 'schaffhausen', 'SH', 'SH'],
  ['Schwyz', 'schwyz', 'SZ', 'SZ'],
  ['Solothurn', 'solothurn', 'SO', 'SO'],
  ['St. Gallen', 'st-gallen', 'SG', 'SG'],
  ['Tessin', 'tessin', 'TI', 'TI'],
  ['Thurgau', 'thurgau', 'TG', 'TG'],
  ['Uri', 'uri', 'UR', 'UR'],
  ['Waadt', 'waadt', 'VD', 'VD'],
  ['Wallis', 'wallis', 'VS', 'VS'],
  ['Zug', 'zug', 'ZG', 'ZG'],
  ['Zürich', 'zuerich', 'ZH', 'ZH'],
];

const numbered = (rows: readonly Row[], countryId: CountryId, firstId: number, iso: string): StateEntry[] =>
  rows.map(([name, friendlyName, isoPart, geoCode], index) => ({
    id: firstId + index,
    countryId,
    name,
    friendlyName,
    mapId: `${iso}-${isoPart}`,
    geoCode,
  }));

/** Federal states and cantons in alphabetical order, with the ids of rule SITE-07. */
export const STATES: readonly StateEntry[] = [
  ...numbered(GERMANY, 1, 292, 'DE'),
  ...numbered(SWITZERLAND, 3, 308, 'CH'),
  ...numbered(AUSTRIA, 2, 337, 'AT'),
];
