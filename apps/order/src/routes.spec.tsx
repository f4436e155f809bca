import { matchPath, type RouteObject } from '@heizplatz/router';
import { buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote.json';
import { routes } from './routes';
import { renderOrderPage } from './testing/render-order-page';

const CHECKOUT = '/holzpellets-lose/bestellung';
const STEPS = ['adresse', 'bezahlung/rechnung', 'bestellung-abschliessen'];
const getLocation = async (getPath: () => string, expected: string) => waitFor(() => expect(getPath()).toBe(expected));

/** The routes' whole paths, those of children too. */
const getPaths = (list: readonly RouteObject[], parent = ''): string[] =>
  list.flatMap(({ path = '', children = [] }) => {
    const whole = path.startsWith('/') ? path : `${parent}/${path}`;
    return [whole, ...getPaths(children, whole)];
  });

describe('the order remote', () => {
  it('owns every path of its routes', () => {
    for (const path of getPaths(routes))
      expect([path, remote.patterns.some((pattern) => matchPath(pattern, path))]).toEqual([path, true]);
  });
});

describe('steps of checkout', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([...STEPS, ''])('without a running order /bestellung/%s leads to the offers', async (step) => {
    const { router, calls } = renderOrderPage(`${CHECKOUT}/${step}`, {
      process: null,
      responses: { calculateOffers: () => null },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/holzpellets-lose/angebotsliste'));
    expect(calls[0]?.id).toBe('orderProcess');
  });

  const PLACED = { OrderId: '0193-5f2c', OrderNumber: 'DE-26-000017' };

  it('after the order was placed the summary, loaded again, leads to its success page', async () => {
    const responses = { placedProcess: () => PLACED };
    const { router } = renderOrderPage(`${CHECKOUT}/bestellung-abschliessen`, { process: null, responses });
    const expected = '/holzpellets-lose/bestellung-erfolgreich/0193-5f2c';
    await waitFor(() => expect(router.state.location.pathname).toBe(expected));
  });

  it.each(['adresse', 'mengenverteilung', 'bezahlung/rechnung', ''])(
    'after the order was placed Back to /bestellung/%s leads to the shop',
    async (step) => {
      const responses = { placedProcess: () => PLACED, calculateOffers: () => null };
      const { router } = renderOrderPage(`${CHECKOUT}/${step}`, { process: null, responses });
      await waitFor(() => expect(router.state.location.pathname).toBe('/holzpellets-lose/angebotsliste'));
    },
  );

  it.each([...STEPS, ''])('of an order just begun /bestellung/%s leads to the first step', async (step) => {
    const { getPath } = renderOrderPage(`${CHECKOUT}/${step}`, { process: buildOrderProcess('access') });
    await getLocation(getPath, `${CHECKOUT}/adresse`);
  });

  it.each([...STEPS, ''])('for a customer whose access check is missing /bestellung/%s leads to it', async (step) => {
    const process = buildOrderProcess('bestellung-abschliessen', { AccessConditions: null });
    const { getPath } = renderOrderPage(`${CHECKOUT}/${step}`, { process });
    await getLocation(getPath, `${CHECKOUT}/adresse`);
  });

  it.each(['adresse', ''])('for nobody known /bestellung/%s leads to the first step', async (step) => {
    const { getPath } = renderOrderPage(`${CHECKOUT}/${step}`, { process: buildOrderProcess('registration') });
    await getLocation(getPath, `${CHECKOUT}/adresse`);
  });

  it.each(STEPS.slice(1))(
    'for nobody known any more /bestellung/%s leads to the registration and back',
    async (step) => {
      const { getPath } = renderOrderPage(`${CHECKOUT}/${step}`, { process: buildOrderProcess('registration') });
      const back = encodeURIComponent(`${CHECKOUT}/${step}`);
      await getLocation(getPath, `/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=${back}`);
    },
  );

  it.each([
    ['adresse', 'bestellung-abschliessen', 'adresse'],
    ['adresse', 'bezahlung/rechnung', 'adresse'],
    ['adresse', '', 'adresse'],
    ['bezahlung', 'bestellung-abschliessen', 'bezahlung/rechnung'],
    ['bezahlung', 'bezahlung', 'bezahlung/rechnung'],
    ['bezahlung', 'mengenverteilung', 'bezahlung/rechnung'],
    ['bestellung-abschliessen', '', 'bestellung-abschliessen'],
  ] as const)('with %s to do, /bestellung/%s leads to %s', async (stage, query, latest) => {
    const { getPath } = renderOrderPage(`${CHECKOUT}/${query}`, { process: buildOrderProcess(stage) });
    await getLocation(getPath, `${CHECKOUT}/${latest}`);
  });

  it('offers the way back to steps that are reachable, and none to those that are not', async () => {
    renderOrderPage(`${CHECKOUT}/bezahlung/rechnung`, { process: buildOrderProcess('bezahlung') });
    const steps = await screen.findByRole('navigation', { name: 'Schritte der Bestellung' });
    const links = [...steps.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`${CHECKOUT}/adresse`]);
    expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Bezahlung');
  });

  it.each([
    '/kohle/bestellung',
    '/kohle/bestellung/adresse',
    '/kohle/bestellparameter-bestaetigen',
    `${CHECKOUT}/unbekannt`,
    `${CHECKOUT}/adresse/lieferadresse`,
  ])('%s is a 404', async (path) => {
    const { router } = renderOrderPage(path, { process: buildOrderProcess('bezahlung') });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('an API that is down fails the page', async () => {
    const { router } = renderOrderPage(`${CHECKOUT}/adresse`, {
      process: null,
      responses: {
        orderProcess: () => {
          throw new TypeError('fetch failed');
        },
      },
    });
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toHaveLength(1));
  });
});
