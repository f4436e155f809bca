import type { CountryId } from '@heizplatz/country';

/**
 * Places whose VAT or delivery differs from their country's, with a text for people there; no dealer on this
 * marketplace serves them.
 */
const RULES: Readonly<Partial<Record<CountryId, Readonly<Record<string, string>>>>> = {
  1: {
    '27498':
      'Helgoland gehört nicht zum Umsatzsteuergebiet. Brennstoffe kommen dort nur mit der Frachtfähre an, ' +
      'deshalb liefert über diesen Marktplatz niemand auf die Insel.',
    '78266':
      'Büsingen am Hochrhein gehört zum Schweizer Zollgebiet: Es gilt Schweizer Mehrwertsteuer, und jede Lieferung ' +
      'aus Deutschland müsste verzollt werden. Über diesen Marktplatz liefert dorthin niemand.',
  },
  2: {
    '6691':
      'Jungholz ist auf der Straße nur über Deutschland erreichbar und hat einen eigenen Umsatzsteuersatz. ' +
      'Über diesen Marktplatz liefert dorthin niemand.',
    ...Object.fromEntries(
      ['6991', '6992', '6993'].map((zipCode) => [
        zipCode,
        'Das Kleinwalsertal ist auf der Straße nur über Deutschland erreichbar und hat einen eigenen ' +
          'Umsatzsteuersatz. Über diesen Marktplatz liefert dorthin niemand.',
      ]),
    ),
  },
  3: Object.fromEntries(
    ['7562', '7563'].map((zipCode) => [
      zipCode,
      'Samnaun ist vom Schweizer Zollgebiet ausgenommen und erhebt eigene Abgaben. ' +
        'Über diesen Marktplatz liefert dorthin niemand.',
    ]),
  ),
};

/** Null for ordinary places. */
export const getDeliveryRule = (countryId: CountryId, zipCode: string): string | null =>
  RULES[countryId]?.[zipCode] ?? null;
