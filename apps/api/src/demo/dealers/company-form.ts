import { getIso } from '@heizplatz/country';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';

const FORMS: Readonly<Record<number, readonly string[]>> = {
  1: ['GmbH', 'GmbH', 'GmbH & Co. KG', 'e. K.', 'KG'],
  2: ['GmbH', 'GmbH', 'KG', 'e. U.'],
  3: ['AG', 'GmbH'],
};
const FRENCH_FORMS = ['SA', 'Sàrl'];
const FRENCH_CANTONS = new Set([315, 318, 320, 330]);

/** A register court of each German and Austrian state. */
const COURTS: Readonly<Record<number, string>> = {
  292: 'Stuttgart',
  293: 'München',
  294: 'Charlottenburg',
  295: 'Potsdam',
  296: 'Bremen',
  297: 'Hamburg',
  298: 'Frankfurt am Main',
  299: 'Rostock',
  300: 'Hannover',
  301: 'Köln',
  302: 'Koblenz',
  303: 'Saarbrücken',
  304: 'Dresden',
  305: 'Stendal',
  306: 'Kiel',
  307: 'Jena',
  337: 'Eisenstadt',
  338: 'Klagenfurt',
  339: 'St. Pölten',
  340: 'Linz',
  341: 'Salzburg',
  342: 'Graz',
  343: 'Innsbruck',
  344: 'Feldkirch',
  345: 'Wien',
};

/** A legal form that fits the country, and an invented entry in its register (numbers that no court has reached). */
export function companyForm(
  random: () => number,
  { countryId, stateId }: { countryId: number; stateId: number },
): { readonly form: string; readonly register: string } {
  const form = pickOne(random, FRENCH_CANTONS.has(stateId) ? FRENCH_FORMS : (FORMS[countryId] ?? []));
  const number = integerBetween(random, 900_100, 989_900);
  const court = COURTS[stateId] ?? '';
  if (getIso(countryId) === 'DE') {
    const section = form === 'GmbH' ? 'HRB' : 'HRA';
    return { form, register: `Amtsgericht ${court}, ${section} ${number}` };
  }
  const letter = pickOne(random, ['a', 'd', 'f', 'k', 'm', 'p', 's', 'w']);
  if (getIso(countryId) === 'AT') return { form, register: `Landesgericht ${court}, FN ${number}${letter}` };
  return { form, register: `Handelsregister des Kantons, Eintrag ${number}` };
}
