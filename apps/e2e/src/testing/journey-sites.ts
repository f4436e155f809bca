/** What a visitor of a site types and reads. */
export interface JourneySite {
  readonly zipCode: string;
  /** Has the right form and does not exist. */
  readonly unknownZipCode: string;
  /** What the country calls offers: Offerten in Switzerland. */
  readonly offers: string;
  /** A postcode of another country, and how the hint speaks of that country. */
  readonly foreign: { readonly zipCode: string; readonly inCountry: string; readonly host: string };
  /** How the site writes 6000, 12345 and 32000. */
  readonly numbers: { readonly usual: string; readonly typed: string; readonly most: string };
  /** An account for SEPA; null where the country's dealers offer none. */
  readonly iban: string | null;
  readonly phone: string;
  readonly street: string;
  /** Headings of the site's legal pages, by path. */
  readonly legalPages: Readonly<Record<string, string>>;
}

const DOTTED = { usual: '6.000', typed: '12.345', most: '32.000' };
const SWISS_ZIP_CODE = { zipCode: '8001', inCountry: 'in der Schweiz', host: 'ch.localhost' };
const LEGAL_PAGES = { '/agb': 'Allgemeine Geschäftsbedingungen', '/impressum': 'Impressum' };

export const JOURNEY_SITES: Readonly<Record<string, JourneySite>> = {
  de: {
    zipCode: '10115',
    unknownZipCode: '99999',
    offers: 'Angebote',
    foreign: SWISS_ZIP_CODE,
    numbers: DOTTED,
    iban: 'DE89 3704 0044 0532 0130 00',
    phone: '030 1234567',
    street: 'Lindenweg',
    legalPages: { ...LEGAL_PAGES, '/datenschutz': 'Datenschutz', '/widerruf': 'Widerrufsbelehrung' },
  },
  at: {
    zipCode: '1010',
    unknownZipCode: '9999',
    offers: 'Angebote',
    foreign: SWISS_ZIP_CODE,
    numbers: DOTTED,
    iban: 'AT61 1904 3002 3457 3201',
    phone: '01 5123456',
    street: 'Lindengasse',
    legalPages: {
      ...LEGAL_PAGES,
      '/datenschutz': 'Datenschutz',
      '/widerruf': 'Belehrung über das Rücktrittsrecht (Widerruf)',
    },
  },
  ch: {
    zipCode: '8001',
    unknownZipCode: '9999',
    offers: 'Offerten',
    foreign: { zipCode: '10115', inCountry: 'in Deutschland', host: 'localhost' },
    numbers: { usual: '6’000', typed: '12’345', most: '32’000' },
    iban: null,
    phone: '044 123 45 67',
    street: 'Lindenstrasse',
    legalPages: { ...LEGAL_PAGES, '/datenschutz': 'Datenschutzerklärung' },
  },
};
