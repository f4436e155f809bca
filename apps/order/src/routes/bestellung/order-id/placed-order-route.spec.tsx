import { buildOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { SECOND_OFFER } from '../../../testing/build-calculation';
import { buildDelivered } from '../../../testing/build-delivered';
import { NO_ACTIONS, buildPlacedOrder } from '../../../testing/build-placed-order';
import { renderOrderLife } from '../../../testing/render-order-life';

const PATH = '/bestellung/0193-5f2c?token=signed';
const WINDOW = { Date: '2026-12-08', From: '07:00', To: '12:00' };
type Order = ReturnType<typeof buildPlacedOrder>;

const renderPage = (order: Order | null, path = PATH, countryId: 1 | 3 = 1) =>
  renderOrderLife(path, { placedOrder: () => order }, countryId);

const pageText = async (): Promise<string> => {
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent.replaceAll('\u00A0', ' ');
};

describe('/bestellung/{orderId}', () => {
  it('shows state, what is next, timeline, delivery, dealer, price and papers of a scheduled order', async () => {
    renderPage(
      buildPlacedOrder({
        State: 'scheduled',
        Window: WINDOW,
        CalendarPath: '/api/orders/0193-5f2c/termin.ics?token=signed',
        Documents: [
          { Id: 'agb', Name: 'AGB.pdf', ContentType: 'application/pdf', Path: '/api/orders/0193-5f2c/documents/agb' },
        ],
        Timeline: [
          { Kind: 'state', State: 'placed', At: '2026-11-21T10:00:00.000Z', Author: 'customer', Note: null },
          { Kind: 'state', State: 'scheduled', At: '2026-11-23T07:30:00.000Z', Author: 'dealer', Note: 'Bis dann!' },
        ],
      }),
    );
    const text = await pageText();
    for (const part of [
      'Bestellung HP-26-104417',
      'Termin steht',
      'Der Lkw kommt am Di, 08.12.2026, 07:00–12:00 Uhr.',
      'Holzpellets lose, ENplus A1, 6.000 kg',
      '21.11.2026, 11:00 Uhr · Sie',
      '23.11.2026, 08:30 Uhr · Händler',
      'Bis dann!',
      'Lieferung bis Di, 08.12.2026',
      'Hinweis zur Zufahrt: Hof links',
      'Gesamt2.287,23 €',
      'Zahlung: Rechnung',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute('href', expect.stringMatching(/ics/));
    expect(screen.getByRole('link', { name: '03984 23125 040' })).toHaveAttribute('href', 'tel:0398423125040');
    expect(screen.getByRole('link', { name: /bestellung@pellethof/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    const paper = screen.getByRole('link', { name: 'AGB.pdf' });
    // The response declares a download; if it is a page instead, that must not be saved.
    expect(paper).not.toHaveAttribute('download');
  });

  it.each(['declined', 'expired', 'withdrawn', 'cancelled'] as const)('%s: leads on to the offers', async (State) => {
    renderPage(buildPlacedOrder({ State, NextOffers: [] }));
    await pageText();
    expect(screen.getByRole('link', { name: 'Alle Angebote ansehen' })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
    );
  });

  it.each(['declined', 'expired', 'withdrawn', 'cancelled'] as const)(
    '%s: leads on to the same goods',
    async (State) => {
      const OrderAgainPath =
        '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000&product=20&options=42&stations=2';
      renderPage(buildPlacedOrder({ State, NextOffers: [], OrderAgainPath }));
      await pageText();
      const name = /^(Alle Angebote ansehen|Noch einmal bestellen)$/;
      const links = screen.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => OrderAgainPath));
    },
  );

  it('keeps its address to itself: no search engine, no other host', async () => {
    renderPage(buildPlacedOrder());
    await pageText();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'same-origin');
  });

  it('says who answers by when while that is possible', async () => {
    renderPage(buildPlacedOrder());
    expect(await pageText()).toContain('antwortet bis Di, 24.11.2026, 24:00 Uhr.');
  });

  it.each([
    ['accepted', 'Geliefert wird bis Do, 10.12.2026.'],
    ['delivery-failed', 'schlägt Ihnen einen neuen Termin vor.'],
    ['delivered', 'Die Rechnung kommt von Pellethof Uckermark GmbH.'],
    ['invoiced', 'hat die Rechnung gestellt.'],
    ['paid', 'Es gibt nichts mehr zu tun.'],
    ['declined', '„Kein Lkw frei“ Es entstehen Ihnen keine Kosten.'],
    ['expired', 'hat nicht rechtzeitig geantwortet.'],
    ['cancelled', 'Diese Bestellung ist storniert: „Kein Lkw frei“'],
    ['withdrawn', 'Sie haben den Vertrag widerrufen.'],
  ] as const)('says in a sentence what %s means', async (State, sentence) => {
    renderPage(buildPlacedOrder({ State, Reason: 'Kein Lkw frei', May: NO_ACTIONS }));
    expect(await pageText()).toContain(sentence);
  });

  it('names no deadline that is over, before the job expires the order', async () => {
    renderPage(buildPlacedOrder({ May: { ...NO_ACTIONS, Cancel: true, Withdraw: true } }));
    const text = await pageText();
    expect(text).toContain('hat nicht rechtzeitig geantwortet. Sie bekommen gleich eine E-Mail.');
    expect(text).not.toContain('antwortet bis');
  });

  it('explains what was delivered and what it costs now', async () => {
    renderPage(buildPlacedOrder({ State: 'delivered', Delivered: buildDelivered(), May: NO_ACTIONS }));
    await pageText();
    const rows = screen.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00A0', ' '));
    expect(rows).toEqual([
      'VergleichBestelltGeliefert',
      'Menge6.000 kg5.820 kg',
      'Abweichung–−3,0 %',
      'Warerund 373,00 €/trund 373,00 €/t',
      'Gesamt2.287,23 €2.220,09 €',
    ]);
    expect(screen.getByText(/Bis 10 % mehr oder weniger gilt der vereinbarte Preis/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /bezahlen/ })).toBeNull();
  });

  it.each([
    [2170.86, '373,00 €/t'],
    [2170.87, 'rund 373,00 €/t'],
  ])('says that the settled unit price is rounded only where it is: goods of %d', async (Goods, price) => {
    renderPage(buildPlacedOrder({ State: 'delivered', Delivered: buildDelivered({ Goods }), May: NO_ACTIONS }));
    await pageText();
    const rows = screen.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00A0', ' '));
    expect(rows).toContain(`Warerund 373,00 €/t${price}`);
  });

  it('charges the ordered amount while more than 10 % above it has no yes', async () => {
    const Delivered = buildDelivered({ DeliveredAmount: 6900, NeedsConsent: true, TotalPrice: 2287.23 });
    renderPage(buildPlacedOrder({ State: 'delivered', Delivered, May: NO_ACTIONS }));
    await pageText();
    expect(screen.getByRole('row', { name: /^Abweichung/ })).toHaveTextContent('+15,0');
    expect(screen.getByRole('row', { name: /^Berechnet/ })).toHaveTextContent(/6\.000\s+?kg6\.000\s+?kg/);
  });

  it('offers no act that the server does not allow', async () => {
    renderPage(buildPlacedOrder({ State: 'paid', May: NO_ACTIONS }));
    await pageText();
    expect(screen.queryByRole('heading', { name: 'Was Sie tun können' })).toBeNull();
  });

  it('leads to the withdrawal of this order, and says in the cancellation that this is the free way', async () => {
    renderPage(buildPlacedOrder());
    await pageText();
    const href = '/vertrag-widerrufen?bestellung=0193-5f2c&token=signed';
    expect(screen.getByText('Zum Widerruf')).toHaveAttribute('href', href);
    expect(within(screen.getByText(/Kostenlos ist der/)).getByText('Widerruf')).toHaveAttribute('href', href);
  });

  it('knows no withdrawal where the server allows none', async () => {
    renderPage(buildPlacedOrder({ CountryId: 3, May: { ...NO_ACTIONS, Cancel: true } }), PATH, 3);
    expect(await pageText()).not.toMatch(/[Ww]iderruf/);
    expect(screen.getByText(/Es gelten die Stornobedingungen/)).toBeInTheDocument();
  });

  it('shows the next offers after a no', async () => {
    const May = { ...NO_ACTIONS, Reorder: true };
    renderPage(buildPlacedOrder({ State: 'declined', NextOffers: [buildOffer(), SECOND_OFFER], May }));
    await pageText();
    const offers = screen.getAllByRole('article');
    expect(offers.map((offer) => offer.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(screen.getByRole('article', { name: 'Märkische Brennstoffe' })).toHaveTextContent(/2\.318,40/);
    expect(screen.getByRole('link', { name: 'Alle Angebote ansehen' })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
    );
  });

  it('says so when nothing comes close', async () => {
    renderPage(buildPlacedOrder({ State: 'expired', May: { ...NO_ACTIONS, Reorder: true } }));
    expect(await pageText()).toContain('gibt es gerade kein anderes Angebot');
  });

  it('has no accessibility finding', async () => {
    const { container } = renderPage(buildPlacedOrder({ Delivered: buildDelivered(), State: 'delivered' }));
    await pageText();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('asks nobody in particular to log in, and back', async () => {
    const { getPath, calls } = renderPage(buildPlacedOrder(), '/bestellung/0193-5f2c');
    await waitFor(() =>
      expect(getPath()).toBe(`/benutzerkonto/anmeldung?RedirectUrl=${encodeURIComponent('/bestellung/0193-5f2c')}`),
    );
    expect(calls).toEqual([]);
  });

  it.each([
    ["somebody else's order or a wrong token", null],
    ["another country's order", buildPlacedOrder({ CountryId: 2 })],
  ])('answers 404 to %s', async (_, order) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(order);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });
});
