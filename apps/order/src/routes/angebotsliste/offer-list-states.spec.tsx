import { ProblemError } from '@heizplatz/api-client';
import { buildOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation } from '../../testing/build-calculation';
import { teachDialogs } from '../../testing/jsdom-dialog';
import { BERLIN, renderOfferList } from '../../testing/render-offer-list';

beforeAll(teachDialogs);

const LIST = '/holzpellets-lose/angebotsliste';
const down = () => {
  throw new ProblemError({ type: 'about:blank', title: '', status: 503, code: 'UNAVAILABLE', requestId: 'req-1' });
};

describe('offer list without what it needs', () => {
  it('is not found for a product group that does not exist', async () => {
    const { router } = renderOfferList('/kohle/angebotsliste?zipCode=10115');
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });

  it('asks for the postcode, and keeps the amount', async () => {
    const { address, calls } = renderOfferList(`${LIST}?amount=8000`);
    await screen.findByRole('heading', { level: 1, name: 'Wohin soll geliefert werden?' });
    expect(calls).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl' }), '10115');
    await userEvent.click(screen.getByRole('button', { name: /Angebote für 8\.000.kg zeigen/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Angebote für 8\.000.kg/ })).toBeVisible();
    expect(address()).toBe(`${LIST}?amount=8000&zipCode=10115`);
  });

  it('ignores a postcode that has not the form of the country', async () => {
    renderOfferList(`${LIST}?zipCode=1011`);
    expect(await screen.findByRole('heading', { name: 'Wohin soll geliefert werden?' })).toBeVisible();
  });

  it('says that a postcode does not exist', async () => {
    renderOfferList(`${LIST}?zipCode=99998`, { calculateOffers: () => buildCalculation({ Items: [], PlaceName: '' }) });
    const field = await screen.findByRole('textbox', { name: 'Postleitzahl' });
    expect(field).toHaveAccessibleDescription('Diese Postleitzahl gibt es in Deutschland nicht.');
    expect(field).toHaveValue('99998');
  });

  it('keeps stations and choices while a wrong postcode is mended', async () => {
    const rest = '&amount=6000&stations=2&options=122,103';
    const { address } = renderOfferList(`${LIST}?zipCode=99998${rest}`, {
      calculateOffers: ({ body }: { body: { ZipCode: string } }) =>
        body.ZipCode === '99998' ? buildCalculation({ Items: [], PlaceName: '' }) : buildCalculation(),
    });
    const field = await screen.findByRole('textbox', { name: 'Postleitzahl' });
    await userEvent.clear(field);
    await userEvent.type(field, '10115');
    await userEvent.click(screen.getByRole('button', { name: /Angebote für/ }));
    await screen.findAllByRole('article');
    const query = new URLSearchParams(address().split('?')[1]);
    expect([query.get('zipCode'), query.get('stations'), query.get('options')]).toEqual(['10115', '2', '122,103']);
  });

  it('leads from a refused amount on to the settings that were asked for', async () => {
    renderOfferList(`${LIST}?zipCode=10115&amount=500&openSettings=1`);
    expect(await screen.findByRole('link', { name: /Angebote für 1\.000.kg/ })).toHaveAttribute(
      'href',
      expect.stringContaining('amount=1000&openSettings=1'),
    );
  });

  it.each([
    ['amount=500', /mindestens 1\.000.kg/, /Angebote für 1\.000.kg/, 1000],
    ['amount=32000', /höchstens 20\.000.kg/, /Angebote für 20\.000.kg/, 20_000],
    ['amount=1500&stations=2', /mindestens 2\.000.kg.*min\. 1\.000.kg pro Haushalt/, /Angebote für 2\.000.kg/, 2000],
    ['amount=0', /mindestens 1\.000.kg/, /Angebote für 1\.000.kg/, 1000],
  ])('refuses %s in words, with the nearest amount as a link', async (query, message, link, amount) => {
    const { calls } = renderOfferList(`${LIST}?zipCode=10115&${query}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringContaining(`amount=${amount}`),
    );
    expect(calls).toEqual([]);
    expect(Boolean(screen.queryByText(/Großmenge anfragen/))).toBe(amount === 20_000);
  });
});

describe('offer list without offers', () => {
  it('says in words that nobody delivers, with example prices that cannot be ordered', async () => {
    const { calls } = renderOfferList(`${LIST}?zipCode=27498&amount=6000`, {
      calculateOffers: () => buildCalculation({ Items: [], PlaceName: 'Helgoland', Scale: [] }),
      calculateDefaultOffers: () => buildCalculation({ HasDefaultOffers: true }),
    });
    expect(await screen.findByText(/Nach 27498 Helgoland liefert zurzeit niemand Holzpellets lose/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Beispielpreise' })).toBeVisible();
    expect(screen.getByText(/So viel kosten heute 6\.000.kg nach Berlin/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /Auswählen/ })).toBeNull();
    expect(calls.map(({ id }) => id)).toContain('calculateDefaultOffers');
  });

  it('says why nobody ever delivers there, and promises no news', async () => {
    const rule = 'Auf diese Insel liefert über diesen Marktplatz niemand.';
    renderOfferList(`${LIST}?zipCode=27498&amount=6000`, {
      calculateOffers: () => buildCalculation({ Items: [], PlaceName: 'Helgoland', DeliveryRule: rule, Scale: [] }),
      calculateDefaultOffers: () => buildCalculation({ HasDefaultOffers: true }),
    });
    expect(await screen.findByText(rule)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Wunschpreis merken' })).toBeNull();
    expect(screen.queryByText(/zurzeit niemand/)).toBeNull();
  });

  it('offers the whole list when the filter leaves nothing', async () => {
    const { calls } = renderOfferList(`${BERLIN}&pc=1&options=133`, {
      calculateOffers: () => buildCalculation({ Items: [] }),
    });
    expect(await screen.findByRole('heading', { name: 'Kein Händler erfüllt alle Wünsche zugleich' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Angebote zeigen' })).toHaveAttribute('href', BERLIN);
    expect(calls.map(({ id }) => id)).not.toContain('calculateDefaultOffers');
  });
});

describe('offer list of an API that fails', () => {
  it('says so with the request id, and works again when the API is back', async () => {
    let isDown = true;
    renderOfferList(BERLIN, { calculateOffers: () => (isDown ? down() : buildCalculation()) });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('Die Angebote konnten nicht geladen werden.');
    expect(alert.getByText('Vorgangsnummer req-1')).toBeVisible();
    isDown = false;
    await userEvent.click(alert.getByRole('link', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: /3 Angebote für/ })).toBeVisible();
  });

  it('shows the list without a choice that does not exist', async () => {
    const { address } = renderOfferList(`${BERLIN}&options=99999`, {
      calculateOffers: ({ body }: { body: { Parameters: unknown[] } }) => {
        if (body.Parameters.length === 0) return buildCalculation();
        throw new ProblemError({ type: 'about:blank', title: '', status: 400, code: 'VALIDATION' });
      },
    });
    expect(await screen.findByRole('heading', { name: /3 Angebote für/ })).toBeVisible();
    expect(address()).toBe(BERLIN);
  });
});

describe('openSettings=1', () => {
  const anonymous = () => buildCalculation({ Items: [] });
  it.each<[string, string, Parameters<typeof renderOfferList>[1]]>([
    ['without a postcode', `${LIST}?amount=8000`, {}],
    ['with a refused amount', `${LIST}?zipCode=10115&amount=500`, {}],
    [
      'with a postcode that does not exist',
      BERLIN,
      { calculateOffers: () => buildCalculation({ Items: [], PlaceName: '' }) },
    ],
    ['where nobody delivers', BERLIN, { calculateOffers: anonymous, calculateDefaultOffers: anonymous }],
    ['where the list could not be loaded', BERLIN, { calculateOffers: down }],
  ])('opens the settings %s', async (_, path, responses) => {
    renderOfferList(`${path}&openSettings=1`, responses);
    expect(await screen.findByRole('dialog', { name: 'Optionen' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Optionen der Bestellung' })).toBeVisible();
  });

  it('stays open when the last visit is shown', async () => {
    const { address } = renderOfferList(`${LIST}?openSettings=1`, {}, 1, { hp_calc_1_3: 'zipCode=10115&amount=6000' });
    expect(await screen.findByRole('dialog', { name: 'Optionen' })).toBeVisible();
    expect(address()).toBe(`${BERLIN}&openSettings=1`);
  });
});

describe('a query value that the API refuses', () => {
  interface Body {
    readonly Parameters: readonly { readonly Id: number; readonly DesiredDate?: string }[];
    readonly Product: { readonly Id: number };
    readonly PalletBagSize: number | null;
  }
  const wrongPaths = ({ Parameters, Product, PalletBagSize }: Body) => [
    ...Parameters.flatMap(({ Id }, index) => (Id === 42 ? [`body.Parameters.${index}.Id`] : [])),
    ...Parameters.flatMap(({ DesiredDate }, index) => (DesiredDate ? [`body.Parameters.${index}.DesiredDate`] : [])),
    ...(Product.Id === 77 ? ['body.Product.Id'] : []),
    ...(PalletBagSize === 99 ? ['body.PalletBagSize'] : []),
  ];

  it.each([
    ['an option', '&stations=2&options=42,132', '&stations=2&options=132'],
    ['two values', '&stations=2&options=42&product=77&ap=1', '&stations=2&ap=1'],
    ['a day', '&stations=2&options=115$dt2026-12-10,132', '&stations=2&options=115,132'],
    ['a size of bags', '&pbs=99&pc=1', '&pc=1'],
  ])('is dropped alone: %s', async (_, query, expected) => {
    const { address } = renderOfferList(`${BERLIN}${query}`, {
      calculateOffers: ({ body }: { body: Body }) => {
        const errors = wrongPaths(body).map((path) => ({ path, code: 'OPTION_UNKNOWN' }));
        if (errors.length === 0) return buildCalculation();
        throw new ProblemError({ type: 'about:blank', title: '', status: 400, code: 'VALIDATION', errors });
      },
    });
    expect(await screen.findByRole('heading', { name: /3 Angebote für/ })).toBeVisible();
    expect(address()).toBe(`${BERLIN}${expected}`);
  });
});

describe('offer list that waits', () => {
  it('shows as many places as there were offers, and says what is going on', async () => {
    let respond: (value: unknown) => void = () => undefined;
    renderOfferList(BERLIN, {
      calculateOffers: ({ body }: { body: { Ordering: string } }) =>
        body.Ordering === 'rating' ? new Promise((done) => (respond = done)) : buildCalculation(),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Bewertung' }));
    expect(await screen.findByText('Angebote werden geladen …')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Angebotsliste' })).toHaveAttribute('aria-busy', 'true');
    respond(buildCalculation({ Items: [buildOffer({ DealerName: 'Spreewald Wärme' })] }));
    expect(await screen.findByRole('article', { name: 'Spreewald Wärme' })).toBeVisible();
    expect(screen.queryByText('Angebote werden geladen …')).toBeNull();
    expect(screen.getByText('1 Angebot in der Liste')).toBeInTheDocument();
  });
});
