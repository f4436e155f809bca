import { buildOrderSummary, fromNewerApi } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { ordersRoute } from './orders-route';

type Summary = ReturnType<typeof buildOrderSummary>;
const DELIVERED = buildOrderSummary({
  OrderId: 'b',
  OrderNumber: 'DE-26-000099',
  State: 'paid',
  DeliveryDate: '2026-06-02',
  RatingPath: '/bewerten-sie-uns/token/b',
});

type Responses = Parameters<typeof renderAccountPage>[2];

const open = (path: string, Items: readonly Summary[], Total = Items.length, responses: Responses = {}) =>
  renderAccountPage(
    ordersRoute,
    path,
    {
      customerOrders: ({ query }: { query: { page: string } }) => ({
        Items: query.page > '3' ? [] : Items,
        Total,
        PageSize: 20,
      }),
      ...responses,
    },
    buildUser(),
  );
const cards = () => within(screen.getByRole('list', { name: /^Bestellungen/ })).getAllByRole('listitem');

describe('/kunde/bestellungen', () => {
  it('shows an order whose state and goods are newer than this release', async () => {
    const newer = { ...buildOrderSummary(), State: 'weighed', ProductGroupId: 11, ProductName: 'Torfbriketts' };
    open('/kunde/bestellungen', [], 2, {
      customerOrders: () => fromNewerApi({ Items: [newer, DELIVERED], Total: 2, PageSize: 20 }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Meine Bestellungen' });
    const [unknown, paid] = cards().map((card) => card.textContent.replaceAll('\u00A0', ' '));
    for (const part of ['In Bearbeitung', 'Torfbriketts', 'Bestellung DE-26-000123', '2.287,23 €'])
      expect(unknown).toContain(part);
    expect(paid).toContain('Bezahlt');
  });

  it('lists orders with state, day, dealer, price, and what can be done', async () => {
    const { container } = open('/kunde/bestellungen', [buildOrderSummary(), DELIVERED]);
    await screen.findByRole('heading', { level: 1, name: 'Meine Bestellungen' });
    const [scheduled, paid] = cards().map((card) => card.textContent.replaceAll('\u00A0', ' '));
    for (const part of ['Termin steht', 'Pellethof Uckermark · 10115 Berlin', 'Bestellung DE-26-000123 vom 18.11.2026'])
      expect(scheduled).toContain(part);
    expect(scheduled).toContain('2.287,23 €');
    expect(paid).toContain('Geliefert am Di, 02.06.2026');
    expect(screen.getByText('2 Bestellungen')).toBeVisible();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Bestellung DE-26-000099 bewerten')).toBe('/bewerten-sie-uns/token/b');
    expect(href('Bestellung DE-26-000123 noch einmal bestellen')).toMatch(/^\/holzpellets-lose\/angebotsliste\?/);
    expect(screen.queryByRole('link', { name: 'Bestellung DE-26-000123 bewerten' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says of an order that waits for its mailbox until when, and not that the dealer answers', async () => {
    open('/kunde/bestellungen', [buildOrderSummary({ State: 'placed', ConfirmUntil: '2026-11-22T11:00:00.000Z' })]);
    await screen.findByRole('heading', { level: 1 });
    const [card] = cards().map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(card).toContain('Wartet auf Ihre Bestätigung');
    expect(card).toMatch(/bis .*12:00.* den Knopf hinter dem Link in unserer E-Mail/);
    expect(card).not.toContain('Der Händler antwortet noch');
  });

  it.each([
    ['on to the step that is still open', () => ({ ProductGroupId: 3 }), /^\/holzpellets-lose\/bestellung$/],
    [
      'where the offer is gone to the list',
      () => Promise.reject(refusal(409, 'OFFER_GONE')),
      /^\/holzpellets-lose\/angebotsliste\?/,
    ],
  ])('orders the same again, and leads %s', async (_, reorder, path) => {
    const { calls, getPath } = open('/kunde/bestellungen', [DELIVERED], 1, { reorder });
    await userEvent.click(await screen.findByRole('link', { name: 'Bestellung DE-26-000099 noch einmal bestellen' }));
    await waitFor(() => expect(getPath()).toMatch(path));
    expect(calls.at(-1)).toEqual({ id: 'reorder', input: { body: { OrderId: 'b', Token: null } } });
  });

  it('does not ask a dealer again who has declined', async () => {
    const order = buildOrderSummary({ State: 'declined' });
    const { calls } = open('/kunde/bestellungen', [order]);
    await userEvent.click(await screen.findByRole('link', { name: /noch einmal bestellen$/ }));
    expect(calls.map(({ id }) => id)).not.toContain('reorder');
  });

  it.each([
    ['/kunde/bestellungen', { page: '1', state: 'all' }],
    ['/kunde/bestellungen?stand=offen', { page: '1', state: 'open' }],
    ['/kunde/bestellungen?stand=erledigt&seite=2', { page: '2', state: 'done' }],
    ['/kunde/bestellungen?stand=__proto__&seite=-1', { page: '1', state: 'all' }],
    ['/kunde/bestellungen?seite=9999999', { page: '1', state: 'all' }],
  ])('asks by the address: %s', async (path, query) => {
    const { calls } = open(path, [buildOrderSummary()], 60);
    await screen.findByRole('heading', { level: 1 });
    expect(calls).toEqual([{ id: 'customerOrders', input: { query } }]);
  });

  it('leads through the pages and keeps the stage', async () => {
    const { getPath } = open('/kunde/bestellungen?stand=erledigt&seite=2', [DELIVERED], 55);
    const pages = within(await screen.findByRole('navigation', { name: 'Seiten der Liste' }));
    expect(pages.getByText('Seite 2 von 3')).toBeVisible();
    await userEvent.click(pages.getByRole('link', { name: 'Ältere' }));
    await waitFor(() => expect(getPath()).toBe('/kunde/bestellungen?stand=erledigt&seite=3'));
    // The address changes a moment before the page.
    await screen.findByText('Seite 3 von 3');
    expect(screen.queryByRole('link', { name: 'Ältere' })).not.toBeInTheDocument();
  });

  it('leads from a page beyond the last to the last', async () => {
    const { getPath } = open('/kunde/bestellungen?seite=7', [DELIVERED], 55);
    await screen.findByText('Seite 3 von 3');
    await waitFor(() => expect(getPath()).toBe('/kunde/bestellungen?seite=3'));
  });

  it.each([
    ['', 'Noch keine Bestellung', 'Preise vergleichen'],
    ['?stand=offen', 'Nichts ist offen', 'Alle Bestellungen'],
    ['?stand=erledigt', 'Noch nichts ist erledigt', 'Alle Bestellungen'],
  ])('says what is missing without an order: %s', async (query, title, action) => {
    const { container } = open(`/kunde/bestellungen${query}`, []);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is for customers: its guard is the shell’s', () => {
    expect(ordersRoute.handle).toMatchObject({ middleware: ['customer'] });
  });
});
