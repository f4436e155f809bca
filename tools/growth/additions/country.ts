import type { Addition } from '../addition.ts';
import { RAISED_MAJOR } from './raised-versions.ts';
import { DANISH_OPERATOR, DANISH_PAGES, DANISH_PRIVACY, DANISH_SITE, DANISH_WORDING } from './danish-texts.ts';

/** Denmark for its German speakers: codes of four digits, crowns, a tax number of its own. */
export const COUNTRY: Addition = {
  name: 'country',
  limit: 10,
  assets: [
    'libs/country/src/wording.ts',
    'libs/api/content/src/content-pages/pages/country-texts.ts',
    'libs/api/content/src/content-pages/pages/imprint-page.ts',
    'libs/api/ordering/src/order-documents/dealer-privacy.ts',
    'libs/api/platform/src/config/operator.ts',
  ],
  changes: [
    {
      file: 'libs/country/src/site.ts',
      old: 'export type CountryId = 1 | 2 | 3;',
      text: 'export type CountryId = 1 | 2 | 3 | 4;',
    },
    { file: 'libs/country/src/site.ts', old: "'DE' | 'AT' | 'CH';", text: "'DE' | 'AT' | 'CH' | 'DK';" },
    { file: 'libs/country/src/site.ts', old: "'EUR' | 'CHF';", text: "'EUR' | 'CHF' | 'DKK';" },
    { file: 'libs/country/src/sites.ts', behind: "timeZone: 'Europe/Zurich',\n  },\n", text: DANISH_SITE },
    {
      file: 'libs/country/src/country-rules.ts',
      behind: 'instalmentMonths: { choices: [3], preset: 3, simple: 3 },\n  },\n',
      text: '  4: { ...GERMANY, totalStepCents: 50 },\n',
    },
    {
      file: 'libs/country/src/country-rules.ts',
      old: 'readonly totalStepCents: 1 | 5;',
      text: 'readonly totalStepCents: 1 | 5 | 50;',
    },
    {
      file: 'libs/api/catalog/src/goods/vat-catalogue.ts',
      behind: "{ countryId: 3, validFrom: '2024-01-01', wood: 810, others: 810 },\n",
      text: "  { countryId: 4, validFrom: '2020-01-01', wood: 2500, others: 2500 },\n",
    },
    {
      file: 'libs/api/dealers/src/dealers/vat-number.ts',
      behind: '(?: (?:MWST|TVA|IVA))?$/,\n',
      text: '  4: /^DK ?(\\d{8})$/,\n',
    },
    {
      file: 'libs/api/dealers/src/dealers/vat-number.ts',
      behind: '  3: swissCheckDigit,\n',
      text: '  4: danishCheckDigit,\n',
    },
    {
      file: 'libs/api/dealers/src/dealers/vat-number.ts',
      behind: 'return (11 - (sum % 11)) % 11;\n}\n',
      text: `
/** Denmark's: weights 2 7 6 5 4 3 2, 11 − sum modulo 11. */
function danishCheckDigit(digits: string): number {
  const weights = [2, 7, 6, 5, 4, 3, 2];
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11;
}
`,
    },
    // Orders send back the country that they got: who does not know it must not read it.
    ...RAISED_MAJOR,
    // Its orders have numbers of their own.
    {
      file: 'libs/api/ordering/src/order/schema.ts',
      behind: "export const orderNumbersCh = pgSequence('order_numbers_ch');\n",
      text: "export const orderNumbersDk = pgSequence('order_numbers_dk');\n",
    },
    { file: 'libs/api/ordering/src/index.ts', behind: ' orderNumbersDe,', text: ' orderNumbersDk,' },
    { file: 'apps/api/src/database/schema.ts', behind: ' orderNumbersDe,', text: ' orderNumbersDk,' },
    {
      file: 'libs/country/src/wording.ts',
      behind: "'Es gilt schweizerisches Recht. Zwingende Gerichtsstände bleiben unberührt.',\n  },\n",
      text: DANISH_WORDING,
    },
    {
      file: 'libs/api/content/src/content-pages/pages/country-texts.ts',
      behind: "    directors: 'Vertreten durch',\n    taxNumber: 'MWST-Nummer',\n  },\n",
      text: DANISH_PAGES,
    },
    {
      file: 'libs/api/content/src/content-pages/pages/imprint-page.ts',
      old: 'CH: swissBlocks }',
      text: 'CH: swissBlocks, DK: swissBlocks }',
    },
    {
      file: 'libs/api/ordering/src/order-documents/dealer-privacy.ts',
      behind: "Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern entgegen.',\n  },\n",
      text: DANISH_PRIVACY,
    },
    {
      file: 'libs/api/platform/src/config/operator.ts',
      behind: "taxNumber: 'CHE-000.000.000 MWST',\n    email: EMAIL,\n    isDemo: true,\n  },\n",
      text: DANISH_OPERATOR,
    },
  ],
  specs: ['libs/country', 'libs/calculator', 'libs/contract', 'libs/api/dealers', 'libs/api/platform/src/config'],
};
