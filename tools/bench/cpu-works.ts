import type { Target } from './load.ts';
import type { BenchRequest } from './send-requests.ts';

const ZIP_CODES = ['10115', '20095', '50667', '80331', '60311', '70173', '01067', '04109', '30159', '28195'];
const PAGE = { accept: 'text/html', 'accept-encoding': 'identity', cookie: 'hp_locale=de' };

const getPage = (path: string): BenchRequest => ({ method: 'GET', path, headers: PAGE });

const getPrices = (ZipCode: string, Amount: number): BenchRequest => ({
  method: 'POST',
  path: '/api/kalkulation/berechnen/angebote',
  headers: { 'content-type': 'application/json', 'x-heizplatz-country': '1' },
  body: JSON.stringify({ ProductGroupId: 3, CountryId: 1, ZipCode, Amount }),
});

export interface Work {
  readonly name: string;
  readonly server: Target;
  readonly requests: readonly BenchRequest[];
  /** At a time. */
  readonly connections: number;
  /** Requests of a round; of the warm-up, until the code is compiled. */
  readonly count: number;
  readonly warmUp: number;
}

/** Different lists, none of which is cached. */
const lists = Array.from({ length: 9000 }, (_, index) => {
  const zipCode = ZIP_CODES[index % ZIP_CODES.length] ?? '';
  return { zipCode, amount: 3000 + index };
});

/** Prices and pages, cached and computed anew. */
export function getWorks(shell: Target, api: Target): readonly Work[] {
  return [
    {
      name: 'cached prices',
      server: api,
      requests: ZIP_CODES.map((zipCode) => getPrices(zipCode, 6000)),
      ...{ count: 1000, warmUp: 3000, connections: 8 },
    },
    {
      name: 'prices computed anew',
      server: api,
      requests: lists.map(({ zipCode, amount }) => getPrices(zipCode, amount)),
      ...{ count: 600, warmUp: 1500, connections: 8 },
    },
    { name: 'cached home page', server: shell, requests: [getPage('/')], count: 1000, warmUp: 3000, connections: 8 },
    {
      name: 'uncached offer list',
      server: shell,
      requests: lists.map(({ zipCode, amount }) =>
        getPage(`/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=${amount}`),
      ),
      // One at a time: a busy machine would refuse what waits for longer than its queue admits.
      ...{ count: 24, warmUp: 120, connections: 1 },
    },
  ];
}
