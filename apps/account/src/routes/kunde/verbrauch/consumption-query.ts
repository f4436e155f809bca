import type { CALLS, CallInput } from '@heizplatz/contract';
import { type CountryId, SITES } from '@heizplatz/country';
import { CONSUMPTION_PATH } from '@heizplatz/routes';
import { isDay, lastYears } from './period';

/** What the page shows; all of it stands in the address. */
export interface ConsumptionPage {
  /** Both days are within; ISO dates. */
  readonly from: string;
  readonly to: string;
  readonly countryId: CountryId;
  readonly productId: number | null;
  /** A delivery address as the statistic writes it, or all of them. */
  readonly place: string | null;
}

interface Dependencies {
  readonly today: string;
  readonly countryId: CountryId;
}

const DEFAULT_YEARS = 3;
const LONGEST_PLACE = 300;

/** Reads the address; each bad value is ignored. */
export function readConsumptionPage(query: URLSearchParams, { today, countryId }: Dependencies): ConsumptionPage {
  const [product, place, land] = [query.get('produkt') ?? '', query.get('ort') ?? '', query.get('land')];
  const country = Object.values(SITES).find(({ iso }) => iso.toLowerCase() === land);
  return {
    ...readPeriod(query, today),
    countryId: country?.countryId ?? countryId,
    productId: /^[1-9]\d{0,8}$/.test(product) ? Number(product) : null,
    place: place !== '' && place.length <= LONGEST_PLACE ? place : null,
  };
}

function readPeriod(query: URLSearchParams, today: string): { from: string; to: string } {
  const [from, to] = [query.get('von') ?? '', query.get('bis') ?? ''];
  if (!isDay(from) || !isDay(to)) return lastYears(DEFAULT_YEARS, today);
  return from <= to ? { from, to } : { from: to, to: from };
}

export function consumptionPath({ from, to, countryId, productId, place }: ConsumptionPage): string {
  const query = new URLSearchParams({ von: from, bis: to, land: SITES[countryId].iso.toLowerCase() });
  if (productId !== null) query.set('produkt', String(productId));
  if (place !== null) query.set('ort', place);
  return `${CONSUMPTION_PATH}?${query}`;
}

/** Input of the periodStatistic call, the same for loader and view; the address is picked from its rows. */
export const statisticInput = ({
  from,
  to,
  countryId,
  productId,
}: ConsumptionPage): CallInput<typeof CALLS.periodStatistic> => ({
  body: { From: from, To: to, CountryId: countryId, ProductId: productId },
});

export const productsInput = (countryId: CountryId): CallInput<typeof CALLS.statisticProducts> => ({
  query: { countryId: String(countryId) },
});
