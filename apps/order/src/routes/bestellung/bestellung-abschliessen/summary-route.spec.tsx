import type { OrderProcess } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { buildAddress, BY_INVOICE, buildOffer, buildOrderProcess } from '@heizplatz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUEST } from '../../../testing/guest';
import { buildPlacedOrder } from '../../../testing/build-placed-order';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/bestellung-abschliessen';
const PLACED = { OrderId: '0193-5f2c', OrderNumber: 'HP-26-104417' };
const READY = buildOrderProcess('bestellung-abschliessen');
const orderButton = () => screen.findByRole('button', { name: 'zahlungspflichtig bestellen' });
const yourOrder = () => screen.findByRole('region', { name: 'Ihre Bestellung' });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

interface Input {
  readonly user?: User;
  readonly process?: OrderProcess;
  readonly finaliseOrder?: () => unknown;
  readonly reloaded?: () => OrderProcess;
}

function renderSummary({ user, process = READY, finaliseOrder = () => PLACED, reloaded }: Input = {}) {
  const responses = { finaliseOrder, placedOrder: () => buildPlacedOrder() };
  return renderOrderPage(PATH, {
    process,
    ...(user && { user }),
    responses: { ...responses, ...(reloaded && { orderProcess: reloaded }) },
  });
}

describe('/{productGroup}/bestellung/bestellung-abschliessen', () => {
  it('shows every part once more, each with its way back', async () => {
    renderSummary({ process: { ...READY, InvoiceAddress: buildAddress({ CompanyName: 'Köster Keramik' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Prüfender Blick und letzter Klick!' })).toBeVisible();
    const text = plain(screen.getByRole('heading', { level: 1 }).closest('div')?.parentElement as HTMLElement);
    for (const part of [
      'Dr. Annegret Köster, Ackerzeile 14, 10115 Berlin',
      'Telefon 030 23125 017 · Hof links',
      'Lkw bis 10 m Länge, 3,5 m Höhe, 18 t, Schlauch 24 m',
      'Dr. Annegret Köster, Köster Keramik, Ackerzeile 14',
      'Rechnung',
      'innerhalb von 14 Tagen',
      'Pellethof Uckermark GmbH, Händler, Am Speicher 3, 17291 Prenzlau',
      'Amtsgericht Neuruppin, HRB 90417',
      'Heizplatz vermittelt.',
    ])
      expect(text).toContain(part);
    const ways = screen.getAllByRole('link', { name: 'Ändern' }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/holzpellets-lose/bestellung/adresse',
      '/holzpellets-lose/bestellparameter-bestaetigen',
      '/holzpellets-lose/bestellung/adresse',
      '/holzpellets-lose/bestellung/bezahlung/rechnung',
    ]);
  });

  it('has goods, split, total, delivery, terms and withdrawal directly over the one button', async () => {
    renderSummary();
    const order = await yourOrder();
    const text = plain(order);
    const parts = [
      'Holzpellets lose, ENplus A1',
      '6.000 kg nach 10115 Berlin',
      'Einblasen und Anfahrt, 1 Lieferstelle',
      'Gesamt2.287,23 €',
      'darin 7 % MwSt.149,63 €',
      '381,21 €/t',
      'Lieferung bis Do, 10.12.2026',
      'AGB von Pellethof Uckermark GmbH',
      'Widerrufsrecht',
      'zahlungspflichtig bestellen',
    ];
    expect(parts.map((part) => text.indexOf(part)).every((at, i, all) => at >= 0 && at > (all[i - 1] ?? -1))).toBe(
      true,
    );
    expect(within(order).getAllByRole('button')).toHaveLength(1);
    expect(within(order).getByRole('link', { name: 'Widerrufsrecht' })).toHaveAttribute(
      'href',
      '/widerruf?haendler=pellethof-uckermark',
    );
    for (const name of ['AGB von Pellethof Uckermark GmbH', 'Widerrufsrecht'])
      expect(within(order).getByRole('link', { name })).toHaveAttribute('target', '_blank');
  });

  it('has the text to be read aloud for support on the phone, and for nobody else', async () => {
    const { unmount } = renderSummary();
    await orderButton();
    expect(screen.queryByText('Vor dem Abschluss vorlesen')).not.toBeInTheDocument();
    unmount();
    renderSummary({ user: { ...GUEST, isGuest: false, isImpersonatedS: true } });
    const text = plain(await screen.findByRole('region', { name: 'Vor dem Abschluss vorlesen' }));
    for (const part of [
      'Der Händler ist Pellethof Uckermark GmbH, Am Speicher 3, 17291 Prenzlau.',
      'Er liefert 6.000 kg Holzpellets lose',
      'spätestens am Do, 10.12.2026.',
      'Gesamtpreis mit Steuer und Lieferung: 2.287,23 €',
      'Zahlungsart: Rechnung.',
      '14 Tage lang widerrufen',
      'Soll ich das so zahlungspflichtig bestellen?',
    ])
      expect(text).toContain(part);
  });

  it('says that the invoice goes to the delivery address, and masks the IBAN', async () => {
    const Selected = {
      ...BY_INVOICE,
      PaymentId: 2,
      Kind: 'sepa',
      Name: 'SEPA-Lastschrift',
      MaskedIban: 'DE89 •••• 3000',
      MandateReference: 'HP-4711',
    } as const;
    renderSummary({ process: { ...READY, PaymentData: { ...READY.PaymentData, Selected } } });
    expect(await screen.findByText('wie Lieferadresse')).toBeVisible();
    expect(screen.getByText('SEPA-Lastschrift · DE89 •••• 3000')).toBeVisible();
    expect(screen.getByText('Mandatsreferenz HP-4711')).toBeVisible();
  });

  it('names no right of withdrawal where the law gives none', async () => {
    renderSummary({ process: { ...READY, Seller: { ...READY.Seller, WithdrawalPath: null } } });
    expect(within(await yourOrder()).queryByText(/Widerruf/)).toBeNull();
  });

  it('says before the order when a smaller delivery counts by its own step', async () => {
    const rule = /gilt der Preis der Mengenstufe, in der die gelieferte Menge liegt/;
    const { unmount } = renderSummary();
    expect(within(await yourOrder()).queryByText(rule)).toBeNull();
    unmount();
    renderSummary({ process: { ...READY, Seller: { ...READY.Seller, SettlesBySteps: true } } });
    expect(within(await yourOrder()).getByText(rule)).toBeVisible();
  });

  it('orders at the price that was seen and shows the order', async () => {
    const { sent, getPath } = renderSummary();
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
    expect(getPath()).toBe('/holzpellets-lose/bestellung-erfolgreich/0193-5f2c');
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(sent('finaliseOrder')).toEqual([
      { ProductGroupId: 3, TotalPrice: 2287.23, OfferId: READY.OfferId, IdempotencyKey: expect.stringMatching(uuid) },
    ]);
  });

  it('sends one order however often the button is pressed while it waits', async () => {
    let respond: (order: typeof PLACED) => void = () => undefined;
    const waiting = new Promise<typeof PLACED>((resolve) => (respond = resolve));
    const { sent, getPath } = renderSummary({ finaliseOrder: () => waiting });
    const button = await orderButton();
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveTextContent('Wird bestellt …'));
    await userEvent.click(button);
    expect(sent('finaliseOrder')).toHaveLength(1);
    await act(async () => respond(PLACED));
    await waitFor(() => expect(getPath()).toMatch(/bestellung-erfolgreich/));
  });

  it('sends the same key again after a lost answer', async () => {
    const responses: (() => typeof PLACED)[] = [
      () => {
        throw refusal(0, 'UNAVAILABLE');
      },
      () => PLACED,
    ];
    const { sent, getPath } = renderSummary({ finaliseOrder: () => responses.shift()?.() });
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(await orderButton());
    await waitFor(() => expect(getPath()).toMatch(/bestellung-erfolgreich/));
    const [first, second] = sent('finaliseOrder');
    expect(second).toEqual(first);
  });

  it('shows a changed price and charges it only after another press, under another key', async () => {
    let process = READY;
    const { sent, getPath } = renderSummary({
      reloaded: () => process,
      finaliseOrder: () => {
        if (process !== READY) return PLACED;
        process = { ...READY, Offer: buildOffer({ TotalPrice: 2301.5 }) };
        throw refusal(409, 'PRICE_CHANGED', { context: { TotalPrice: 2301.5 } });
      },
    });
    await userEvent.click(await orderButton());
    const notice = await screen.findByText(/Der Preis hat sich geändert/);
    expect(plain(notice)).toContain('vorher 2.287,23 €, jetzt 2.301,50 €');
    expect(getPath()).toBe(PATH);
    await userEvent.click(await orderButton());
    await waitFor(() => expect(getPath()).toMatch(/bestellung-erfolgreich/));
    const [first, second] = sent('finaliseOrder') as { TotalPrice: number; IdempotencyKey: string }[];
    expect([first?.TotalPrice, second?.TotalPrice]).toEqual([2287.23, 2301.5]);
    expect(second?.IdempotencyKey).not.toBe(first?.IdempotencyKey);
  });

  it('names a price that changed before the page was opened', async () => {
    renderSummary({ process: { ...READY, PreviousTotalPrice: 2250 } });
    expect(plain(await screen.findByText(/Der Preis hat sich geändert/))).toContain('vorher 2.250,00 €');
  });

  it.each([
    ['STEP_MISSING', 'Zum fehlenden Schritt', '/holzpellets-lose/bestellung'],
    ['OFFER_GONE', 'Andere Angebote ansehen', '/holzpellets-lose/angebotsliste'],
  ])('says why and where to go on after %s', async (code, name, href) => {
    const detail = 'Nichts wurde bestellt.';
    renderSummary({
      finaliseOrder: () => {
        throw refusal(409, code, { detail });
      },
    });
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
