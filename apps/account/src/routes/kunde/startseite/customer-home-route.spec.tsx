import { buildCustomerStart, buildFuelStorage, buildOrderSummary } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../testing/expect-accessible';
import { renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { customerHomeRoute } from './customer-home-route';

type Start = Parameters<typeof buildCustomerStart>[0];

const open = (overrides: Start = {}) =>
  renderAccountPage(
    customerHomeRoute,
    '/kunde/startseite',
    { customerStart: () => buildCustomerStart(overrides) },
    buildUser(),
  );
const STORE = 'Mein Lager Ackerzeile 14, 10115 Berlin';
const getText = (name: string) => screen.getByRole('region', { name }).textContent.replaceAll('\u00A0', ' ');

describe('/kunde/startseite', () => {
  it('greets, and shows open orders with their state, the store, the price at home and the notifications', async () => {
    const { container, calls } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Guten Tag, Katharina Lindner' })).toBeVisible();
    expect(getText('Offene Bestellungen')).toContain('Termin steht');
    expect(getText('Offene Bestellungen')).toContain('Lieferung am Mi, 02.12.2026');
    expect(screen.getByRole('link', { name: /^Holzpellets lose, ENplus A1, 6\.000.kg$/ })).toHaveAttribute(
      'href',
      '/kunde/bestellungen/7c0e0e7e-6a51-4c1c-9a61-0d8f5a1f2b11',
    );
    expect(screen.getByRole('meter', { name: 'Füllstand' })).toHaveAttribute('aria-valuenow', '65');
    expect(getText(STORE)).toContain('Reicht bis etwa Fr, 14.05.2027');
    expect(getText('Preis bei Ihnen heute')).toContain('381,21 €/t');
    expect(getText('Benachrichtigungen')).toContain('Eine ist eingerichtet.');
    expect(calls.map(({ id }) => id)).toEqual(['customerStart']);
    await expectAccessible(container);
  });

  it('leads from the store to the offers for what fits in', async () => {
    open();
    const store = within(await screen.findByRole('region', { name: STORE }));
    expect(store.getByRole('link', { name: /^Angebote für 2.200.kg nach Ackerzeile 14/ })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=2200',
    );
  });

  it('says of a new customer what will stand here, and where to begin', async () => {
    const { container } = open({ OpenOrders: [], Stores: [], LastPrice: null, Notifications: 0 });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('heading', { name: 'Gerade ist nichts unterwegs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preise vergleichen' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Lager beschreiben' })).toHaveAttribute('href', '/kunde/lager');
    expect(screen.getByRole('link', { name: 'Wunschpreis einrichten' })).toBeVisible();
    await expectAccessible(container);
  });

  it('greets without a name when none is known', async () => {
    open({ FirstName: '', LastName: '' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Guten Tag' })).toBeVisible();
  });

  it.each([
    ['placed', null, 'Der Händler antwortet noch.'],
    ['accepted', null, 'Der Liefertermin folgt.'],
    ['delivery-failed', null, 'Der Händler schlägt einen neuen Termin vor.'],
  ] as const)('says of an order that is %s what is waited for', async (State, DeliveryDate, sentence) => {
    open({ OpenOrders: [buildOrderSummary({ State, DeliveryDate })] });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each([
    [{ RunsOutOn: '2020-01-01' }, /rechnerisch leer/],
    [{ RunsOutOn: null, YearlyUseKg: null }, /Mit Ihrem Jahresverbrauch/],
    [{ RunsOutOn: null, StockTodayKg: null }, /Mit dem heutigen Füllstand/],
  ])('says what is known of a store: %j', async (store, sentence) => {
    open({ Stores: [buildFuelStorage(store)] });
    await screen.findByRole('heading', { level: 1 });
    expect(getText(STORE)).toMatch(sentence);
  });

  it('is for customers: its guard is the shell’s', () => {
    expect(customerHomeRoute.handle).toMatchObject({ middleware: ['customer'] });
  });
});
