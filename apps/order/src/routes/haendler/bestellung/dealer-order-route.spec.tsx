import { buildAddress, BY_INVOICE } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { buildDealerOrder, NO_DEALER_ACTIONS } from '../../../testing/build-dealer-order';
import { buildDelivered } from '../../../testing/build-delivered';
import { renderOrderLife } from '../../../testing/render-order-life';

const PATH = '/haendler/bestellung/0193-5f2c?token=signed';
const WINDOW = { Date: '2026-12-08', From: '07:00', To: '12:00' };
type Order = ReturnType<typeof buildDealerOrder>;

const renderPage = (order: Order | null, path = PATH) => renderOrderLife(path, { dealerOrder: () => order });

const pageText = async (): Promise<string> => {
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent.replaceAll('\u00A0', ' ');
};

describe('/haendler/bestellung/{orderId}', () => {
  it('shows what office and driver need, and asks for the answer first', async () => {
    renderPage(buildDealerOrder());
    const text = await pageText();
    for (const part of [
      'Für Pellethof Uckermark, bestellt am 21.11.2026, 11:00 Uhr',
      'Bestellung HP-26-104417',
      '6.000 kg Holzpellets lose, ENplus A1',
      'Bitte antworten Sie bis Di, 24.11.2026, 24:00 Uhr; danach verfällt die Bestellung.',
      'Dr. Annegret Köster',
      'Ackerzeile 14',
      'Hinweis zur Zufahrt: Hof links',
      'Schlauch24 m',
      'Gesamt2.287,23 €',
      'Rechnung an die Lieferadresse',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('link', { name: '030 23125 017' })).toHaveAttribute('href', 'tel:03023125017');
    expect(screen.getByText('Bestellung annehmen').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Bestellung ablehnen').closest('details')).not.toHaveAttribute('open');
    expect(screen.queryByText('Geliefert: Menge melden')).toBeNull();
  });

  it('asks for no answer once its time has run out, before the job expires the order', async () => {
    const order = buildDealerOrder();
    renderPage({ ...order, May: { ...order.May, Accept: false, ProposeDate: false } });
    expect(await pageText()).toContain('Die Frist für Ihre Antwort ist abgelaufen; die Bestellung verfällt.');
    expect(screen.queryByRole('button', { name: 'Annehmen' })).not.toBeInTheDocument();
  });

  it('names each delivery point with its share', async () => {
    const deliveryPoints = [
      { StationNumber: 1, StationAmount: 4000, Address: buildAddress() },
      { StationNumber: 2, StationAmount: 2000, Address: buildAddress({ HouseNumber: '16' }) },
    ];
    renderPage(buildDealerOrder({ Stations: deliveryPoints }));
    const text = await pageText();
    expect(text).toContain('Lieferstelle 14.000 kg');
    expect(text).toContain('Lieferstelle 22.000 kg');
  });

  it('shows the wished day, and what a business wants on its invoice', async () => {
    const order = buildDealerOrder({ InvoiceAddress: buildAddress({ TaxNumber: 'DE123456788', CostCentre: '4711' }) });
    const wish = { Key: 'WishDate', Id: 115, Name: 'Wunschtermin', Amount: 0 };
    renderPage({ ...order, Offer: { ...order.Offer, Split: { ...order.Offer.Split, Options: [wish] } } });
    const text = await pageText();
    for (const part of ['Wunschtermin Do, 10.12.2026', ' · Steuernummer DE123456788 · Kostenstelle 4711 · '])
      expect(text).toContain(part);
  });

  it('shows the whole account once it was accepted', async () => {
    const Payment = { ...BY_INVOICE, Name: 'SEPA-Lastschrift', MaskedIban: 'DE89 •••• 3000' };
    renderPage(buildDealerOrder({ Payment, Iban: 'DE89 3704 0044 0532 0130 00', MandateReference: 'HP-1' }));
    expect(await pageText()).toContain('SEPA-Lastschrift · DE89 3704 0044 0532 0130 00 · Mandat HP-1');
  });

  it.each([
    [{ State: 'accepted' }, 'Bitte schlagen Sie einen Termin vor, spätestens für den Do, 10.12.2026.'],
    [
      { State: 'accepted', ProposedWindow: WINDOW },
      'Ihr Vorschlag liegt beim Kunden: Di, 08.12.2026, 07:00–12:00 Uhr.',
    ],
    [{ State: 'scheduled', Window: WINDOW }, 'Geliefert wird am Di, 08.12.2026, 07:00–12:00 Uhr.'],
    [{ State: 'scheduled', RequestedDate: '2026-12-15' }, 'Der Kunde wünscht einen anderen Tag: Di, 15.12.2026.'],
    [{ State: 'delivery-failed' }, 'Bitte schlagen Sie einen neuen Termin vor.'],
    [{ State: 'delivered' }, 'Bitte laden Sie die Rechnung hoch'],
    [{ State: 'invoiced' }, 'Bitte vermerken Sie, wenn bezahlt ist.'],
    [{ State: 'withdrawn' }, 'Bitte liefern Sie nicht.'],
    [{ State: 'cancelled' }, 'Bitte liefern Sie nicht.'],
    [{ State: 'expired' }, 'Hier ist nichts mehr zu tun.'],
  ] satisfies [Partial<Order>, string][])('%j: %s', async (input, sentence) => {
    renderPage(buildDealerOrder({ ...input, May: NO_DEALER_ACTIONS }));
    expect(await pageText()).toContain(sentence);
    expect(document.querySelector('form')).toBeNull();
  });

  it('has no accessibility finding, with every act there', async () => {
    const May = { ...NO_DEALER_ACTIONS };
    for (const action of Object.keys(May)) Object.assign(May, { [action]: true });
    const { container } = renderPage(buildDealerOrder({ State: 'delivered', Delivered: buildDelivered(), May }));
    await pageText();
    for (const details of container.querySelectorAll('details')) details.open = true;
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['a wrong token', null, PATH],
    ['no token', buildDealerOrder(), '/haendler/bestellung/0193-5f2c'],
    ["another country's order", buildDealerOrder({ CountryId: 2 }), PATH],
  ])('answers 404 to %s', async (_, order, path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(order, path);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });
});
