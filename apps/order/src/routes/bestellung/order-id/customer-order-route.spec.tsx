import { ProblemError } from '@heizplatz/api-client';
import type { CustomerCancellation, PlacedOrder } from '@heizplatz/contract';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { NO_ACTIONS, buildPlacedOrder } from '../../../testing/build-placed-order';
import { addLinks } from '../../../testing/add-links';
import { customerOrderRoute } from './customer-order-route';

const PATH = '/kunde/bestellungen/0193-5f2c';
const CANCELLED = buildPlacedOrder({ State: 'cancelled', Reason: 'Umzug', May: NO_ACTIONS, IsGuest: false });

const buildCancellation = (overrides: Partial<CustomerCancellation> = {}): CustomerCancellation => ({
  OrderId: '0193-5f2c',
  OrderNumber: 'HP-26-104417',
  IsBooked: false,
  BookedAs: null,
  Reason: 'Umzug',
  Feedback: { status: 0, reason: '', comment: '' },
  Comments: [],
  ...overrides,
});

function open(responses: Parameters<typeof fakeApi>[0], countryId: 1 | 3 = 1) {
  const { api, calls } = fakeApi(responses);
  const view = renderRoute(addLinks([customerOrderRoute]), PATH, { api, countryId });
  const sent = (id: string) => calls.filter((call) => call.id === id).map(({ input }) => input);
  return { ...view, calls, sent };
}
const card = async () => within(await screen.findByRole('region', { name: 'Ihre Stornierung' }));
const writeComment = async (text: string) => {
  const view = await card();
  await userEvent.click(view.getByText('Etwas dazu schreiben'));
  await userEvent.type(view.getByLabelText('Ihre Nachricht'), text);
  await userEvent.click(view.getByRole('button', { name: 'Nachricht senden' }));
};

describe('/kunde/bestellungen/{orderId}', () => {
  it('shows the order by the session alone, with the ways back, to the rating and to the same again', async () => {
    const { container, calls } = open({
      placedOrder: () =>
        buildPlacedOrder({
          State: 'paid',
          IsGuest: false,
          May: NO_ACTIONS,
          RatingPath: '/bewerten-sie-uns/t/0193-5f2c',
          OrderAgainPath: '/holzpellets-lose/angebotsliste?zipCode=10115',
        }),
    });
    await screen.findByRole('heading', { level: 1, name: /Bestellung HP-26-104417/ });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Alle Bestellungen')).toBe('/kunde/bestellungen');
    expect(href('Bewerten')).toBe('/bewerten-sie-uns/t/0193-5f2c');
    expect(href('Noch einmal bestellen')).toBe('/holzpellets-lose/angebotsliste?zipCode=10115');
    expect(calls).toEqual([{ id: 'placedOrder', input: { params: { orderId: '0193-5f2c' }, query: {} } }]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows the plan of a credit as it is now', async () => {
    const { Payment } = buildPlacedOrder();
    const Plan = {
      Months: 3,
      MonthlyRate: 331.5,
      LastRate: 331.49,
      InterestPercent: 9.9,
      Interest: 14.49,
      TotalPrice: 994.49,
    };
    open({ placedOrder: () => buildPlacedOrder({ Payment: { ...Payment, Kind: 'ratenzahlung', Plan } }) });
    const price = within(await screen.findByRole('region', { name: 'Bestellter Preis' }));
    for (const text of ['3 Monatsraten', 'Summe aller Raten', /994,49/])
      expect(price.getByText(text)).toBeInTheDocument();
  });

  it('orders the same again by one click', async () => {
    const OrderAgainPath = '/holzpellets-lose/angebotsliste?zipCode=10115';
    const { sent } = open({
      placedOrder: () => buildPlacedOrder({ State: 'paid', IsGuest: false, May: NO_ACTIONS, OrderAgainPath }),
      reorder: () => ({ ProductGroupId: 3 }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Noch einmal bestellen' }));
    expect(sent('reorder')).toEqual([{ body: { OrderId: '0193-5f2c', Token: null } }]);
  });

  it('lets a running order be cancelled and withdrawn', async () => {
    open({ placedOrder: () => buildPlacedOrder({ IsGuest: false }) });
    expect(await screen.findByRole('link', { name: 'Zum Widerruf', hidden: true })).toHaveAttribute(
      'href',
      '/vertrag-widerrufen?bestellung=0193-5f2c',
    );
    expect(screen.getByRole('form', { name: 'Bestellung stornieren', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Ihre Stornierung' })).not.toBeInTheDocument();
  });

  it.each([
    ['somebody else’s', (): PlacedOrder | null => null, 1],
    ['another site’s', (): PlacedOrder | null => buildPlacedOrder(), 3],
  ] as const)('is the 404 for %s order', async (_, placedOrder, countryId) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ placedOrder }, countryId);
    expect(await screen.findByText(/404/)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('is for customers: its guard is the shell’s', () => {
    expect(customerOrderRoute.handle).toMatchObject({ middleware: ['customer'] });
  });
});

describe('the customer’s side of a cancellation', () => {
  it('shows how it stands, why, and what was written', async () => {
    const { container } = open({
      placedOrder: () => CANCELLED,
      customerCancellation: () =>
        buildCancellation({
          IsBooked: true,
          BookedAs: 'Stornierung durch den Kunden',
          Feedback: { status: 1, reason: 'Woanders bestellt', comment: 'Es ging schneller.' },
          Comments: [
            { Author: 'customer', Text: 'Fallen Kosten an?', At: '2026-11-21T10:00:00.000Z' },
            { Author: 'staff', Text: 'Nein.', At: '2026-11-21T12:00:00.000Z' },
          ],
        }),
    });
    const text = (await screen.findByRole('region', { name: 'Ihre Stornierung' })).textContent;
    for (const part of [
      'Stornierung durch den Kunden',
      'Ihr Grund: Woanders bestellt',
      'Es ging schneller.',
      'Sie · 21.11.2026, 11:00 Uhr',
      'Heizplatz · 21.11.2026, 13:00 Uhr',
    ])
      expect(text).toContain(part);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('keeps the reason that the customer gives', async () => {
    const { sent } = open({
      placedOrder: () => CANCELLED,
      customerCancellation: () => buildCancellation(),
      saveCancellationFeedback: () => ({ status: 1 }),
    });
    const view = await card();
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Grund' }), 'Liefertermin zu spät');
    await userEvent.click(view.getByRole('button', { name: 'Grund speichern' }));
    expect(await screen.findByText('Danke, Ihr Grund ist vermerkt.')).toBeVisible();
    expect(sent('saveCancellationFeedback')).toEqual([
      { body: { OrderId: '0193-5f2c', reason: 'Liefertermin zu spät', comment: '' } },
    ]);
    expect(sent('customerCancellation')).toHaveLength(2);
  });

  it('asks for the reason before it is sent', async () => {
    const { sent } = open({ placedOrder: () => CANCELLED, customerCancellation: () => buildCancellation() });
    await userEvent.click((await card()).getByRole('button', { name: 'Grund speichern' }));
    expect(await screen.findByRole('link', { name: /^Grund: / })).toBeVisible();
    expect(sent('saveCancellationFeedback')).toEqual([]);
  });

  it('counts a comment as posted when the status is 1', async () => {
    open({
      placedOrder: () => CANCELLED,
      customerCancellation: () => buildCancellation(),
      commentCancellation: () => ({ status: 1 }),
    });
    await writeComment('Fallen Kosten an?');
    expect(await screen.findByText(/^Ihre Nachricht ist da/)).toBeVisible();
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('');
  });

  it.each([0, 2, -1])('keeps a comment in its field when the status is %i', async (status) => {
    open({
      placedOrder: () => CANCELLED,
      customerCancellation: () => buildCancellation(),
      commentCancellation: () => ({ status }),
    });
    await writeComment('Fallen Kosten an?');
    expect(await screen.findByRole('alert')).toHaveTextContent(/konnte nicht gespeichert werden/);
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Fallen Kosten an?');
    expect(screen.queryByText(/^Ihre Nachricht ist da/)).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', () => null],
    [
      'it cannot be read',
      () => Promise.reject(new ProblemError({ type: '', title: '', status: 500, code: 'INTERNAL' })),
    ],
  ])('is left out when %s; the order stays', async (_, customerCancellation) => {
    open({ placedOrder: () => CANCELLED, customerCancellation });
    expect(await screen.findByRole('heading', { level: 1, name: /Storniert/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ihre Stornierung' })).not.toBeInTheDocument();
  });
});

it('without the mailed link the page sends it once more, and confirms nothing', async () => {
  const order = buildPlacedOrder({ ConfirmUntil: '2026-11-22T11:00:00.000Z', May: NO_ACTIONS });
  const { sent } = open({ placedOrder: () => order, sendOrderConfirmation: () => ({ success: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Link noch einmal senden' }));
  expect(await screen.findByText(/Der Link ist unterwegs/)).toBeVisible();
  expect(sent('sendOrderConfirmation')).toEqual([{ body: { OrderId: '0193-5f2c', Token: null } }]);
  expect(screen.queryByRole('button', { name: 'Bestellung bestätigen' })).toBeNull();
});
