import { ProblemError } from '@heizplatz/api-client';
import { readStoredCalculator } from '@heizplatz/calculator';
import { buildOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation, SECOND_OFFER } from '../../testing/build-calculation';
import { BERLIN, renderOfferList } from '../../testing/render-offer-list';

const card = (dealer: string) => screen.findByRole('article', { name: dealer });
const getPrice = (text: string) => text.replaceAll('\u00A0', ' ');

const gone = (context: Record<string, unknown>) =>
  new ProblemError({ type: 'about:blank', title: 'Angebot nicht mehr da', status: 409, code: 'OFFER_GONE', context });

describe('offer list', () => {
  afterEach(() => localStorage.clear());

  it("says 'rund' where unit price times amount is not the total to the cent", async () => {
    renderOfferList();
    const texts = (await screen.findAllByRole('article')).map(({ textContent }) =>
      textContent.replaceAll('\u00A0', ' '),
    );
    expect(texts[0]).toContain('rund 381,21 €/t ·');
    expect(texts[1]).toContain('386,40 €/t ·');
    expect(texts[1]).not.toContain('rund 386,40 €/t ·');
  });

  it('names how many offers there are, for what and where, and asks once', async () => {
    const { calls } = renderOfferList();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '3 Angebote für 6.000 kg Holzpellets lose nach 10115 Berlin',
    );
    expect(screen.getByText(/Gesamtpreise für 1 Lieferstelle, gültig bis heute 24:00 Uhr/)).toBeVisible();
    expect(calls.map(({ id }) => id).sort()).toEqual(['calculateOffers', 'initCalculation', 'offerSurroundings']);
  });

  it('keeps headings in order: list, filter, dealers, scale', async () => {
    renderOfferList();
    await card('Pellethof Uckermark');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('shows dealer, markers, delivery, payment, total and unit price of an offer', async () => {
    renderOfferList();
    const offer = await card('Pellethof Uckermark');
    const text = getPrice(offer.textContent);
    for (const part of [
      '4,9 von 5 Sternen aus 312 Bewertungen',
      'seit 2014',
      'Lager Prenzlau, 84 km entfernt',
      'Günstigstes Angebot',
      'Bestbewertet',
      'ENplus A1, lose',
      '10.12.2026',
      'Rechnung, SEPA, Raten',
      '2.287,23 €',
      '381,21 €/t',
      'inkl. Lieferung und 7 % MwSt.',
      'Verkäufer ist Pellethof Uckermark GmbH, Händler, Prenzlau. Heizplatz vermittelt.',
      'Abgerechnet wird nach geliefertem Gewicht.',
    ])
      expect(text).toContain(part);
    expect(within(await card('Märkische Brennstoffe')).getByText(/noch keine Bewertung/)).toBeVisible();
  });

  it('opens no split: the second offer stands on the first screen', async () => {
    renderOfferList();
    for (const one of [await card('Pellethof Uckermark'), await card('Märkische Brennstoffe')])
      expect(within(one).getByText('Preis im Einzelnen').closest('details')).not.toHaveAttribute('open');
  });

  it('swaps a variant in and back, priced against what is shown', async () => {
    const { Children: _, ...faster } = buildOffer({
      Id: 'faster',
      DeliveryDate: '2026-11-27',
      TotalPrice: 2326.23,
      Markers: [],
    });
    renderOfferList(BERLIN, {
      calculateOffers: () => buildCalculation({ Items: [buildOffer({ Children: [faster] })] }),
    });
    const offer = within(await card('Pellethof Uckermark'));
    await userEvent.click(offer.getByRole('button', { name: /Lieferung bis 27.11.2026 \(\+.39.€\)/ }));
    expect(offer.getByText('27.11.2026')).toBeVisible();
    expect(offer.getAllByText(/2\.326,23/)[0]).toBeVisible();
    expect(offer.queryByText('Günstigstes Angebot')).toBeNull();
    await userEvent.click(offer.getByRole('button', { name: /Lieferung bis 10.12.2026 \(−.39.€\)/ }));
    expect(offer.getByText('Günstigstes Angebot')).toBeVisible();
  });

  it('names a larger amount that costs less, as a link', async () => {
    const cheaper = buildOffer({ CheaperAmount: { Amount: 8000, TotalPrice: 2250 } });
    renderOfferList(BERLIN, { calculateOffers: () => buildCalculation({ Items: [cheaper] }) });
    const offer = within(await card('Pellethof Uckermark'));
    expect(offer.getByRole('link', { name: /8\.000.kg/ })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=8000',
    );
    expect(offer.getByText(/37,23/)).toBeVisible();
  });

  it('leads to other amounts by the scale', async () => {
    renderOfferList();
    expect(await screen.findByRole('heading', { name: /Weniger je Tonne ab 8.t/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Angebote für 10.t$/ })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=10000',
    );
  });

  it('says how the order of the list comes about', async () => {
    renderOfferList(`${BERLIN}&sort=date`);
    expect(await screen.findByText(/Zuerst entscheidet der frühere Liefertag/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mehr zur Reihenfolge', hidden: true })).toHaveAttribute(
      'href',
      '/so-entsteht-die-reihenfolge',
    );
    expect(screen.getByRole('link', { name: 'Liefertag' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Bewertung' })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000&sort=rating',
    );
  });

  it('keeps postcode, amount and choices for the next visit', async () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    renderOfferList(`${BERLIN}&pc=1`);
    await card('Pellethof Uckermark');
    expect(readStoredCalculator(1, localStorage)).toMatchObject({
      zipCode: '10115',
      amounts: { 3: 6000 },
      productGroupIds: [3],
    });
    expect(setCookie).toHaveBeenCalledWith(
      expect.stringMatching(/^hp_calc_1_3=zipCode=10115&amount=6000&pc=1; Max-Age=604800/),
    );
  });
});

describe('choosing an offer', () => {
  it('starts the order with the shown variant and goes on', async () => {
    const { calls, address } = renderOfferList(`${BERLIN}&pc=1`);
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Märkische Brennstoffe/ }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(address()).toBe('/holzpellets-lose/bestellung');
    expect(calls.find(({ id }) => id === 'startOrder')?.input).toMatchObject({
      body: { OfferId: SECOND_OFFER.Id, Configuration: { ZipCode: '10115', Amount: 6000, ProductCertifications: [1] } },
    });
  });

  it('starts one order, however often it is pressed, and says that it is busy', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const { calls } = renderOfferList(BERLIN, { startOrder: () => new Promise((done) => (respond = done)) });
    const button = await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ });
    await userEvent.dblClick(button);
    expect(screen.getByRole('button', { name: 'Wird übernommen …' })).toHaveAttribute('aria-disabled', 'true');
    respond({ ProductGroupId: 3 });
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(calls.filter(({ id }) => id === 'startOrder')).toHaveLength(1);
  });

  it('shows the nearest choice when the offer is gone, and takes that', async () => {
    const requests: string[] = [];
    const { calls } = renderOfferList(BERLIN, {
      startOrder: ({ body }: { body: { OfferId: string } }) => {
        requests.push(body.OfferId);
        if (requests.length === 1) throw gone({ Items: [SECOND_OFFER] });
        return { ProductGroupId: 3 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    const notice = (await screen.findByText('Dieses Angebot gibt es nicht mehr.')).closest('[role=status]');
    expect(notice).toHaveTextContent(/Am nächsten kommt ihm Märkische Brennstoffe: 2\.318,40/);
    await waitFor(() => expect(calls.filter(({ id }) => id === 'calculateOffers')).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 Angebote');
    await userEvent.click(screen.getByRole('button', { name: 'Dieses Angebot auswählen' }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(requests).toEqual(['11-20-1-103', '12-20-1-103']);
  });

  it.each([
    ['the price', { TotalPrice: 2299.5 }, /Pellethof Uckermark verlangt jetzt 2\.299,50.€ statt 2\.287,23.€/],
    ['the day', { DeliveryDate: '2026-12-14' }, /Geliefert wird jetzt bis 14\.12\.2026 statt bis 10\.12\.2026/],
  ])('shows that %s has changed since the list, and takes it when that is chosen', async (_, change, text) => {
    const now = buildOffer(change);
    const { calls } = renderOfferList(BERLIN, {
      calculateOrder: () => ({ Item: now, Items: [], ValidUntil: '2026-11-21T23:00:00.000Z' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    const notice = (await screen.findByText('Dieses Angebot hat sich geändert.')).closest('[role=status]');
    expect(notice).toHaveTextContent(text);
    expect(calls.map(({ id }) => id)).not.toContain('startOrder');
    expect(calls.find(({ id }) => id === 'calculateOrder')?.input).toMatchObject({ body: { DealerId: 1 } });
    await waitFor(() => expect(calls.filter(({ id }) => id === 'calculateOffers')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Dieses Angebot auswählen' }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
  });

  it("shows the dealer's other variant when the chosen one is gone, and the nearest dealer when the dealer is", async () => {
    const responses = [
      { Item: buildOffer({ Id: '11-20-2-103', TotalPrice: 2240 }), Items: [] },
      { Item: null, Items: [SECOND_OFFER] },
    ];
    renderOfferList(BERLIN, {
      calculateOrder: () => ({ ...responses.shift(), ValidUntil: '2026-11-21T23:00:00.000Z' }),
    });
    const choose = await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ });
    await userEvent.click(choose);
    expect(await screen.findByText(/Am nächsten kommt ihm Pellethof Uckermark: 2\.240,00/)).toBeVisible();
    await userEvent.click(choose);
    expect(await screen.findByText(/Am nächsten kommt ihm Märkische Brennstoffe/)).toBeVisible();
  });

  it('keeps the list and gives the request id when the API is down', async () => {
    renderOfferList(BERLIN, {
      startOrder: () => {
        throw new ProblemError({
          type: 'about:blank',
          title: '',
          status: 503,
          code: 'UNAVAILABLE',
          requestId: 'req-7',
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /konnte nicht übernommen werden.*versuchen Sie es gleich noch einmal.*Vorgangsnummer req-7/,
    );
    expect(screen.getByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ })).toBeEnabled();
  });
});
