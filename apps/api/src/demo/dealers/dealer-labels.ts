import type { CountryId } from '@heizplatz/country';
import { getIso, toSiteSpelling } from '@heizplatz/country';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';

interface Described {
  readonly city: string;
  readonly sinceYear: number;
  readonly countryId: CountryId;
  readonly groups: ReadonlySet<number>;
}

const LOOSE_PELLETS = 3;
const OIL = 1;
const FIREWOOD = 7;

const BEGINNINGS = [
  ({ sinceYear, city }: Described) => `Seit ${sinceYear} beliefern wir von ${city} aus Haushalte und Betriebe.`,
  ({ sinceYear, city }: Described) => `Unser Betrieb in ${city} handelt seit ${sinceYear} mit Brennstoffen.`,
  ({ sinceYear, city }: Described) => `Ein Familienbetrieb aus ${city}, gegründet ${sinceYear}.`,
];
const OF_PELLETS = [
  'Unsere Silofahrzeuge wiegen beim Einblasen und sieben vorher ab.',
  'Lose Pellets lagern bei uns trocken im Silo und werden vor dem Laden gesiebt.',
  'Wir fahren mit eigenen Fahrern, die Ihre Einfahrt beim zweiten Mal kennen.',
];
const OF_OTHERS = ['Sackware stellen wir mit dem Hubwagen ab, wo Platz ist.', 'Wir rufen vor jeder Lieferung an.'];
const OF_OIL = 'Heizöl messen wir geeicht am Fahrzeug.';
const OF_FIREWOOD = 'Unser Kaminholz trocknet mindestens zwei Jahre.';

/** The profile texts of a dealer, derived from its market data. */
export function dealerDescription(random: () => number, dealer: Described): string {
  const { groups, countryId } = dealer;
  const sentences = [
    pickOne(random, BEGINNINGS)(dealer),
    pickOne(random, groups.has(LOOSE_PELLETS) ? OF_PELLETS : OF_OTHERS),
    ...(groups.has(OIL) && random() < 0.6 ? [OF_OIL] : []),
    ...(groups.has(FIREWOOD) && random() < 0.6 ? [OF_FIREWOOD] : []),
  ];
  const text = sentences.join(' ');
  return toSiteSpelling(countryId, text);
}

/** Has the format of a certified trader's id, with a number that is not assigned. */
export const inventedEnplusId = (random: () => number, countryId: CountryId): string =>
  `${getIso(countryId)} 9${String(integerBetween(random, 0, 99)).padStart(2, '0')}`;
