import type { OrderProcess } from '@heizplatz/contract';
import {
  buildAddress,
  BY_INVOICE,
  INSTALMENTS,
  INVOICE,
  buildOffer,
  getOrderOfDeliveryPoints,
  buildOrderProcess,
  stepsAt,
} from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const CHECKOUT = '/holzpellets-lose/bestellung';
const PATH = `${CHECKOUT}/bestellung-abschliessen`;
const READY = buildOrderProcess('bestellung-abschliessen');
const order = async () => userEvent.click(await screen.findByRole('button', { name: 'zahlungspflichtig bestellen' }));
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const card = async (name: RegExp) => (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;

/** What the server has after it refused the order. */
function renderRefused(code: string, after: OrderProcess | null, more = {}, before: OrderProcess = READY) {
  let now: OrderProcess | null = before;
  return renderOrderPage(PATH, {
    process: before,
    responses: {
      orderProcess: () => now,
      startOrder: () => {
        now = buildOrderProcess('bezahlung');
        return { ProductGroupId: 3 };
      },
      finaliseOrder: () => {
        now = after;
        throw refusal(code === 'PAYMENT_UNAVAILABLE' ? 503 : 409, code, more);
      },
    },
  });
}

describe('the summary', () => {
  it('lists the stations with their amounts and leads to mengenverteilung', async () => {
    const own = [
      buildAddress(),
      buildAddress({ Id: 42, Street: 'Torstieg' }),
      buildAddress({ Id: 43, Street: 'Kirchgang' }),
    ];
    renderOrderPage(PATH, { process: getOrderOfDeliveryPoints('bestellung-abschliessen', own) });
    const deliveryPoints = within(await card(/^Lieferung an 3 Lieferstellen/));
    const rows = deliveryPoints.getAllByRole('listitem').map(plain);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/^2\.000 kg.*Torstieg 14, 10115 Berlin/);
    expect(deliveryPoints.getByRole('link', { name: 'Ändern' })).toHaveAttribute(
      'href',
      `${CHECKOUT}/mengenverteilung`,
    );
  });

  it('shows the plan: rates, interest, what is paid in all, and that credit costs money', async () => {
    const [, Plan = null] = INSTALMENTS.Plans;
    const Selected = { ...BY_INVOICE, PaymentId: 3, Kind: 'ratenzahlung', Name: 'Ratenzahlung', Plan } as const;
    renderOrderPage(PATH, { process: { ...READY, PaymentData: { Choices: [INVOICE, INSTALMENTS], Selected } } });
    const text = plain(await card(/^Zahlung/));
    for (const part of [
      '6 Monatsratenje 391,87 €, letzte 391,86 €',
      'Zinsen, 9,90 % effektiver Jahreszins63,98 €',
      'Summe aller Raten2.351,21 €',
      'Achtung! Kreditaufnahme kostet Geld.',
    ])
      expect(text).toContain(part);
  });

  it('names what a business has on its invoice', async () => {
    const DeliveryAddress = buildAddress({
      CompanyName: 'Köster Keramik',
      TaxNumber: 'DE 811 569',
      CostCentre: '4711',
    });
    renderOrderPage(PATH, { process: { ...READY, DeliveryAddress } });
    const text = plain(await card(/^Rechnung an/));
    expect(text).toContain('wie LieferadresseSteuernummer DE 811 569Kostenstelle 4711');
  });

  it('says where mail goes while a new address is not confirmed', async () => {
    const EmailChangeRequestedState = { Pending: true, Applied: false, NewEmailAddress: 'neu@example.com' };
    renderOrderPage(PATH, { process: { ...READY, EmailChangeRequestedState } });
    expect(await screen.findByText(/neu@example.com ist noch nicht bestätigt/)).toHaveTextContent(
      'Bis dahin geht alles an a.koester@example.com.',
    );
  });
});

describe('an order that is refused', () => {
  it('shows the offer that another tab chose, and orders it only after another press', async () => {
    const Offer = buildOffer({ Id: '12-20-1-103', TotalPrice: 2310.4, UnitPrice: 385.07 });
    const other = { ...READY, OfferId: Offer.Id, Offer, Seller: { ...READY.Seller, Company: 'Holzhof Havel GmbH' } };
    const { sent, getPath } = renderRefused('OFFER_REPLACED', other);
    await order();
    const notice = await screen.findByText(/Es gilt jetzt das von Holzhof Havel GmbH/);
    expect(plain(notice)).toContain('Holzpellets lose, ENplus A1, ');
    expect(plain(notice)).toContain(
      '2.310,40 € (385,07 €/t), Lieferung bis Do, 10.12.2026. Bestellt wurde noch nichts.',
    );
    expect(getPath()).toBe(PATH);
    await order();
    await waitFor(() => expect(sent('finaliseOrder')).toHaveLength(2));
    const [first, second] = sent('finaliseOrder') as { OfferId: string; IdempotencyKey: string }[];
    expect([first?.OfferId, second?.OfferId]).toEqual(['11-20-1-103', '12-20-1-103']);
    expect(second?.IdempotencyKey).not.toBe(first?.IdempotencyKey);
  });

  it.each([
    ['spent', /eine hat ihn schon bekommen/],
    ['other-person', /für die E-Mail-Adresse, an die sie ging/],
    ['over', /24 Stunden, für die er zugesagt war, sind vorbei/],
  ] as const)(
    'says why the price of a mail does not count (%s), and orders at today’s after another press',
    async (Reason, text) => {
      const Offer = buildOffer({ ...READY.Offer, TotalPrice: READY.Offer.TotalPrice + 100 });
      const HeldPriceRefusal = { Reason, PromisedTotalPrice: READY.Offer.TotalPrice };
      const { sent } = renderRefused('PRICE_NOT_HELD', { ...READY, Offer, HeldPriceRefusal });
      await order();
      const notice = await screen.findByText(text);
      expect(plain(notice)).toContain('Zugesagt waren 2.287,23 €, heute kostet es 2.387,23 €.');
      expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
      await order();
      await waitFor(() => expect(sent('finaliseOrder')).toHaveLength(2));
      expect(sent('finaliseOrder')[1]).toMatchObject({ TotalPrice: Offer.TotalPrice });
    },
  );

  it('names the missing step when the other offer has one, without the button', async () => {
    const other = buildOrderProcess('bezahlung', { OfferId: 'other' });
    renderRefused('OFFER_REPLACED', other);
    await order();
    expect(await screen.findByText(/es fehlt noch ein Schritt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum fehlenden Schritt' })).toHaveAttribute('href', CHECKOUT);
    expect(screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeNull();
  });

  it('takes over the nearest of an offer that is gone, with what was said before', async () => {
    const Items = [buildOffer({ Id: '12-20-1-103', DealerName: 'Holzhof Havel', TotalPrice: 2310.4 })];
    const { sent, getPath } = renderRefused('OFFER_GONE', READY, { context: { Items } });
    await order();
    const nearest = await screen.findByRole('list', { name: 'Was dem am nächsten kommt' });
    expect(plain(nearest)).toContain('Holzhof Havel: 2.310,40 €');
    await userEvent.click(within(nearest).getByRole('button', { name: 'Dieses Angebot auswählen' }));
    await waitFor(() => expect(getPath()).toBe(`${CHECKOUT}/bezahlung/rechnung`));
    expect(sent('startOrder')).toEqual([{ Configuration: READY.Configuration, OfferId: '12-20-1-103' }]);
  });

  it.each([
    ['PAYMENT_REFUSED', 'Diese Zahlung wurde abgelehnt.'],
    ['PAYMENT_UNAVAILABLE', 'Der Zahlungsanbieter antwortet nicht.'],
  ])('after %s is back at the payment with the reason and the kinds that are there', async (code, title) => {
    const after = buildOrderProcess('bezahlung', {
      PaymentData: { Choices: [INVOICE, INSTALMENTS], Selected: null },
      ...stepsAt('bezahlung', ['ratenzahlung', 'rechnung']),
    });
    const { getPath } = renderRefused(code, after, { detail: 'Bitte anders bezahlen.' });
    await order();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(/Bitte anders bezahlen.*Ihre Bestellung wurde nicht aufgegeben/);
    expect(getPath()).toBe(`${CHECKOUT}/bezahlung/rechnung`);
    await userEvent.click(screen.getByRole('radio', { name: /^Ratenzahlung/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('without a running order any more leads to the offers', async () => {
    const { router } = renderRefused('OFFER_REPLACED', null);
    await order();
    await waitFor(() => expect(router.state.location.pathname).toBe('/holzpellets-lose/angebotsliste'));
  });
});
