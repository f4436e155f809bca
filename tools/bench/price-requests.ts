import type { ApiMarket } from './api-markets.ts';
import type { BenchRequest } from './send-requests.ts';

/** More than the API caches, so that each response is computed anew. */
const DIFFERENT = 12_000;
const PATH = '/api/kalkulation/berechnen/angebote';

const getRequest = (ZipCode: string, Amount: number): BenchRequest => ({
  method: 'POST',
  path: PATH,
  headers: { 'content-type': 'application/json', 'x-heizplatz-country': '1' },
  body: JSON.stringify({ ProductGroupId: 3, CountryId: 1, ZipCode, Amount }),
});

/** Postcodes spread over the country, with amounts that are all different: each response is computed anew. */
export const different = ({ zipCodes }: ApiMarket): readonly BenchRequest[] =>
  Array.from({ length: DIFFERENT }, (_, index) => {
    const zipCode = zipCodes[Math.floor((index * zipCodes.length) / DIFFERENT)] ?? '';
    return getRequest(zipCode, 1000 + ((index * 37) % 19_001));
  });
