import type { KnownPlace } from '@heizplatz/api-catalog';
import { epochDay } from '@heizplatz/api-platform';
import { getFactor, type MeasuredPrices, getWeek } from '@heizplatz/api-pricing';
import type { SeriesRow } from './make-price-series';
import type { RandomStreams } from '../random/random-streams';

type Point = Pick<KnownPlace, 'latitude' | 'longitude'>;

/** So much dearer or cheaper against its country was a state at most than it is today, and a place against its state. */
const STATE_SWING = 0.011;
const PLACE_SWING = 0.008;
const SLOW_WEEKS = 17;
const QUICK_WEEKS = 11;

/** What a state's difference was on each day against today's: two slow waves that meet today's at the end. */
function stateDrift(streams: RandomStreams, stateId: number, days: number): Float64Array {
  const random = streams(`drift/${stateId}`);
  const [first, second, slow, quick] = [random() * 6, random() * 6, 300 + 200 * random(), 70 + 40 * random()];
  const wave = (age: number) => Math.sin(first + age / slow) + 0.4 * Math.sin(second + age / quick);
  return Float64Array.from({ length: days }, (_, index) => (STATE_SWING / 1.4) * (wave(days - 1 - index) - wave(0)));
}

/** A state's series, from its country's and what the state costs against it today. */
export function stateHistory(
  streams: RandomStreams,
  country: SeriesRow,
  { productId, countryCents, states }: MeasuredPrices,
): SeriesRow[] {
  return [...states].map(([stateId, cents]) => {
    const drift = stateDrift(streams, stateId, country.dailyCents.length);
    const factor = cents / countryCents;
    return {
      ...{ countryId: country.countryId, placeKind: 'state', placeKey: String(stateId), productId },
      firstDay: country.firstDay,
      dailyCents: country.dailyCents.map((price, index) => Math.round(price * (factor + (drift[index] ?? 0)))),
    };
  });
}

interface Angle {
  readonly sin: number;
  readonly cos: number;
}

const STILL: Angle = { sin: 0, cos: 1 };

const angle = (value: number): Angle => ({ sin: Math.sin(value), cos: Math.cos(value) });

/** By how many weeks ago it was; of all postcodes alike, so that a place costs no sine of its own. */
const waves = (weeks: number, length: number): Angle[] =>
  Array.from({ length: weeks }, (_, age) => angle(age / length));

/** How the difference of places moves, by how many weeks ago; neighbours move alike, since the waves go over the land. */
function placeDrifts(productId: number, weeks: number): (point: Point) => (age: number) => number {
  const [slow, quick] = [waves(weeks, SLOW_WEEKS), waves(weeks, QUICK_WEEKS)];
  return ({ latitude, longitude }) => {
    const [north, east] = [angle(latitude * 1.9 + productId), angle(longitude * 1.3)];
    return (age) => {
      const [a, b] = [slow[age] ?? STILL, quick[age] ?? STILL];
      const wave = north.sin * a.cos + north.cos * a.sin + east.sin * b.cos - east.cos * b.sin;
      return (PLACE_SWING / 2) * (wave - north.sin - east.sin);
    };
  };
}

export interface PlaceHistory {
  readonly zipCodes: readonly string[];
  /** Today's, measured. */
  readonly factors: readonly number[];
  readonly firstWeek: number;
  /** Entries a postcode in `weekly`. */
  readonly weeks: number;
  /** The factors of all postcodes, week after week, one postcode after the other. */
  readonly weekly: Int32Array;
}

/** The factors of each postcode, weekly since the series begin. */
export function placeHistory(
  firstDay: string,
  today: string,
  measured: MeasuredPrices,
  getPoint: (zipCode: string) => Point,
): PlaceHistory {
  const firstWeek = getWeek(epochDay(firstDay));
  const weeks = getWeek(epochDay(today)) - firstWeek + 1;
  const factors = measured.places.map(({ stateId, cents }) => getFactor(cents, measured.states.get(stateId) ?? cents));
  const getDrift = placeDrifts(measured.productId, weeks);
  const weekly = new Int32Array(factors.length * weeks);
  measured.places.forEach(({ zipCode }, place) => {
    const drift = getDrift(getPoint(zipCode));
    const factor = factors[place] ?? 0;
    for (let age = 0; age < weeks; age++) weekly[(place + 1) * weeks - 1 - age] = Math.round(factor * (1 + drift(age)));
  });
  return { zipCodes: measured.places.map(({ zipCode }) => zipCode), factors, firstWeek, weeks, weekly };
}
