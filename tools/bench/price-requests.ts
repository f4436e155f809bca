import type { ApiMarket } from './api-markets.ts';
import type { BenchRequest } from './send-requests.ts';

/** More than the API caches, so that each response is computed anew. */
const DIFFERENT = 12_000;
/** Fewer than it caches. */
const REPEATED = 200;
const PATH = '/api/kalkulation/berechnen/angebote';

/** Three delivery points, a long hose, dust-free blowing, the morning (ids of libs/api/catalog/src/goods/option-ids.ts). */
const OPTIONS = {
  Stations: 3,
  Parameters: [
    { Id: 132, Key: 'Hose' },
    { Id: 112, Key: 'TimeOfDay' },
  ],
  LooseBlowingProcess: [1],
};

const getRequest = (ZipCode: string, Amount: number, options: object = {}): BenchRequest => ({
  method: 'POST',
  path: PATH,
  headers: { 'content-type': 'application/json', 'x-heizplatz-country': '1' },
  body: JSON.stringify({ ProductGroupId: 3, CountryId: 1, ZipCode, Amount, ...options }),
});

/** Postcodes spread over the country; amounts all different, or the most frequently requested one. */
function requests(
  { zipCodes }: ApiMarket,
  count: number,
  getAmount: (index: number) => number,
  options?: object,
): BenchRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const zipCode = zipCodes[Math.floor((index * zipCodes.length) / count)] ?? '';
    return getRequest(zipCode, getAmount(index), options);
  });
}
/** Each response is computed anew. */
export const different = (market: ApiMarket) => requests(market, DIFFERENT, (index) => 1000 + ((index * 37) % 19_001));
/** Computed anew; from 3 t on: each of three households takes at least one. */
export const addOptions = (market: ApiMarket) =>
  requests(market, DIFFERENT, (index) => 3000 + ((index * 37) % 17_001), OPTIONS);
/** Responses that the API has cached. */
export const repeated = (market: ApiMarket) => requests(market, REPEATED, () => 6000);
