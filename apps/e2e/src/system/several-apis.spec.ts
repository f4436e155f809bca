import { openLoggedIn } from '../testing/open-logged-in';
import { type OwnApi, startApi } from '../testing/own-api';
import { type OwnShell, startShell } from '../testing/own-shell';
import { expect, test as base, type TestSystem } from '../testing/system-test';

interface Market {
  readonly apis: readonly OwnApi[];
  readonly shells: readonly OwnShell[];
}

/** A machine that starts seven servers at once stalls them all; here calls are refused or broken off, not slow. */
const PATIENT = { API_PATIENCE_MS: '60000' };

/** Two shells that know those APIs. */
function startShells(system: TestSystem, apis: readonly OwnApi[]): Promise<OwnShell[]> {
  const apiUrl = apis.map(({ url }) => url).join(',');
  return Promise.all([0, 1].map(() => startShell(system, { apiUrl, environment: PATIENT })));
}

/** Two shells that know two APIs, all four on the database of the worker's system. */
const test = base.extend<{ readonly market: Market }>({
  market: async ({ system }, use) => {
    const apis = await Promise.all([startApi(system), startApi(system)]);
    const shells = await startShells(system, apis);
    await use({ apis, shells });
    await Promise.all(shells.map((shell) => shell.stop()));
    await Promise.all(apis.map((api) => api.end('SIGTERM')));
  },
});

const CALL = '/api/site/1/places?text=Berlin';
let amount = 3000;
/** An address that no shell has cached: each page is rendered anew, from calls of its own. */
const page = () => `/holzpellets-lose/angebotsliste?zipCode=10115&amount=${(amount += 1)}`;

/**
 * Requests calls and documents from both shells until `until` is done, and once more; returns the count per status, and per
 * beginning of what failed.
 */
async function fetchMeanwhile({ shells }: Market, until: Promise<unknown>): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  let isOver = false;
  void until.finally(() => (isOver = true));
  const request = async (origin: string, path: () => string) => {
    for (let isLast = false; !isLast;) {
      isLast = isOver;
      const response = await fetch(origin + path());
      const text = await response.text();
      const outcome = response.ok ? String(response.status) : `${response.status} ${text.slice(0, 300)}`;
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(shells.flatMap(({ origin }) => [request(origin, () => CALL), request(origin, page)]));
  await until;
  return seen;
}

const fetchReadiness = async (shell: OwnShell | undefined) => (await fetch(`${shell?.origin}/readyz`)).json();

test('nothing that may be asked again fails while one API is killed, nor while one drains', async ({
  system,
  market,
}) => {
  // Starts three APIs and four shells.
  test.slow();
  const [killed, living] = market.apis as [OwnApi, OwnApi];
  expect(Object.keys(await fetchMeanwhile(market, killed.end('SIGKILL')))).toEqual(['200']);
  await expect.poll(() => fetchReadiness(market.shells[0])).toMatchObject({ api: 'ok', apis: { known: 2, ready: 1 } });

  const fresh = await startApi(system);
  const shells = await startShells(system, [fresh, living]);
  expect(Object.keys(await fetchMeanwhile({ ...market, shells }, fresh.end('SIGTERM')))).toEqual(['200']);
  await Promise.all(shells.map((shell) => shell.stop()));
});

test('a login at one shell counts at the other, whichever API answers', async ({ market, page: tab }) => {
  test.slow();
  const [first, second] = market.shells as [OwnShell, OwnShell];
  await openLoggedIn(tab, 'kunde', `${first.origin}/kunde/startseite`);
  for (const api of [null, market.apis[0]]) {
    await api?.end('SIGKILL');
    for (const { origin } of [second, first]) {
      await tab.goto(`${origin}/kunde/bestellungen`);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Meine Bestellungen');
    }
  }
});
