import { PRODUCTS } from '@heizplatz/api-catalog';
import type { CountryId } from '@heizplatz/contract';
import type { PriceBook } from '../price-book/price-book';
import { LOCAL_PRODUCT_IDS, PLACE_PRODUCT_IDS } from '../place-prices/local-products';
import { cheapestToday } from './offers-today';

export interface MeasuredPlace {
  readonly zipCode: string;
  readonly stateId: number;
  readonly cents: number;
}

/** A product's prices of the day in a country: gross cents per t or 100 l, pallet goods per t too. */
export interface MeasuredPrices {
  readonly productId: number;
  /** Mean over the postcodes that have an offer; 0 if no dealer delivers. */
  readonly countryCents: number;
  /** The same by state id; empty for goods without pages of states. */
  readonly states: ReadonlyMap<number, number>;
  /** Each postcode with an offer; empty for goods without series of postcodes. */
  readonly places: readonly MeasuredPlace[];
}

const mean = (cents: readonly number[]): number =>
  cents.length === 0 ? 0 : Math.round(cents.reduce((sum, value) => sum + value, 0) / cents.length);

function measureProduct(book: PriceBook, countryId: CountryId, productId: number, now: Date): MeasuredPrices {
  const { cents } = cheapestToday(book, { countryId, productId }, now);
  const { byZipCode, zipCodes, stateIds } = book.places;
  const measured: MeasuredPlace[] = [];
  for (const place of byZipCode[countryId]) {
    const price = place < 0 ? 0 : cents[place]!;
    if (price > 0) measured.push({ zipCode: zipCodes[place]!, stateId: stateIds[place]!, cents: price });
  }
  const countryCents = mean(measured.map((place) => place.cents));
  if (!LOCAL_PRODUCT_IDS.includes(productId)) return { productId, countryCents, states: new Map(), places: [] };
  const entriesByState = new Map<number, number[]>();
  for (const { stateId, cents: price } of measured) {
    const known = entriesByState.get(stateId);
    if (known) known.push(price);
    else entriesByState.set(stateId, [price]);
  }
  const states = new Map([...entriesByState].map(([stateId, prices]) => [stateId, mean(prices)]));
  return { productId, countryCents, states, places: PLACE_PRODUCT_IDS.includes(productId) ? measured : [] };
}

/**
 * The prices of the day (rule FIGURE-01): of every product the mean of the cheapest offer per postcode at 6,000 kg or
 * the group's comparison amount, of pellets for each state and postcode too. Products without an offer are omitted.
 */
export function measurePrices(book: PriceBook, countryId: CountryId, now: Date): MeasuredPrices[] {
  return PRODUCTS.map(({ id }) => measureProduct(book, countryId, id ?? 0, now)).filter(
    ({ countryCents }) => countryCents > 0,
  );
}
