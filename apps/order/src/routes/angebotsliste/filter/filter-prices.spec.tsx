import { screen, waitFor, within } from '@testing-library/react';
import { buildCalculation } from '../../../testing/build-calculation';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

interface Query {
  readonly query: { readonly upsellingKey: string };
}

const item = (Id: number, ForgeinId: number, Key: string, facts: object) => ({
  ...{ Id, ForgeinId, Key, Name: Key, IsUpselling: true, Selected: false },
  ...facts,
});
const NORTH = { DealerName: 'Holzhof Nord', OfferCount: 12 };
const UPSELLING: Readonly<Record<string, unknown[]>> = {
  10000: [
    item(10000, 121, 'Vehicle', { Surcharge: 0, DealerName: 'Holzhof Nord', BestTotal: 2287.23, OfferCount: 31 }),
    item(10000, 122, 'Vehicle', { ...NORTH, Surcharge: 21.4, BestTotal: 2313.99 }),
    item(10000, 123, 'Vehicle', { Surcharge: null, OfferCount: 0 }),
  ],
  10004: [
    item(10004, 1, 'ProductCertification', { ...NORTH, Surcharge: 0, BestTotal: 2287.23 }),
    item(10004, 2, 'ProductCertification', { ...NORTH, Surcharge: 3.5, BestTotal: 2290.73, OfferCount: 1 }),
  ],
};
const upselling = ({ query }: Query) => UPSELLING[query.upsellingKey] ?? [];
const offerSurroundings = () => ({
  ...{ OtherGroups: [], CheaperDate: null, PaidPlaces: [] },
  PaymentCounts: [
    { PaymentId: 1, OfferCount: 31 },
    { PaymentId: 2, OfferCount: 9 },
  ],
});

/** A window of this width; jsdom has none. */
function showWidth(widthPx: number) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, onchange: null, addListener: () => undefined, removeListener: () => undefined },
      matches: widthPx >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0),
    });
}

const labels = () =>
  [...screen.getByRole('form', { name: 'Angebote filtern' }).querySelectorAll('label')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );

const EXPECTED = [
  'ENplus A1 (12)ohne Aufpreis bei Holzhof Nord, dann ab 2.287,23 €',
  'DINplus (1)+ 3,50 € bei Holzhof Nord, dann ab 2.290,73 €',
  'mit Anhänger möglich (31)',
  'nur ohne Anhänger (12)+ 21,40 € bei Holzhof Nord, dann ab 2.313,99 €',
  'kleines Fahrzeug (hier nicht im Angebot)',
  'Rechnung (31)',
  'SEPA-Lastschrift (9)',
];

describe('the filter beside the list', () => {
  afterEach(() => showWidth(0));

  it.each(['', '&options=122,-2&pc=1'])(
    'says whose price an option has, the best total with it and how many have it, filtered by %p too',
    async (query) => {
      showWidth(1440);
      renderOfferList(BERLIN + query, { upselling, offerSurroundings });
      await screen.findByRole('form', { name: 'Angebote filtern' });
      await waitFor(() => expect(labels()).toEqual(expect.arrayContaining(EXPECTED)));
    },
  );

  it('names a figure of the whole country as such where the server has not spoken', async () => {
    renderOfferList();
    await screen.findByRole('form', { name: 'Angebote filtern' });
    expect(labels()).toContain('nur ohne Anhängermeist + 15 €');
  });

  it('asks nothing on narrow screens, which do not show it', async () => {
    showWidth(390);
    const { calls } = renderOfferList();
    await screen.findAllByRole('article');
    expect(calls.map(({ id }) => id)).not.toContain('upselling');
  });
});

describe('a list that nothing fits', () => {
  it('names each wish whose loss brings offers, how many, and what the list then begins with', async () => {
    const dropped = { OfferCount: 3, BestTotal: 2345.5 };
    renderOfferList(`${BERLIN}&options=123&pc=1&ap=1`, {
      calculateOffers: () => buildCalculation({ Items: [] }),
      offerSurroundings: () => ({
        ...offerSurroundings(),
        DroppedWishes: [
          { Field: 'Parameters', Id: 123, ...dropped },
          { Field: 'ProductCertifications', Id: 0, ...dropped, OfferCount: 1 },
          { Field: 'AppointmentPlus', Id: 0, ...dropped },
        ],
      }),
    });
    const offered = within(await screen.findByText(/einen Wunsch fallen lassen/)).getAllByRole('link');
    expect(offered.map((link) => [link.textContent.replaceAll('\u00A0', ' '), link.getAttribute('href')])).toEqual([
      ['ohne „kleines Fahrzeug“: 3 Angebote ab 2.345,50 €', `${BERLIN}&ap=1&pc=1`],
      ['ohne „Zertifikat“: 1 Angebot ab 2.345,50 €', `${BERLIN}&options=123&ap=1`],
      ['ohne „Fester Termin nach Absprache“: 3 Angebote ab 2.345,50 €', `${BERLIN}&options=123&pc=1`],
    ]);
  });

  it('names the two wishes whose loss together brings offers, where no single one does', async () => {
    renderOfferList(`${BERLIN}&options=123&pc=1&ap=1`, {
      calculateOffers: () => buildCalculation({ Items: [] }),
      offerSurroundings: () => ({
        ...offerSurroundings(),
        DroppedWishes: [],
        DroppedPairs: [
          {
            Wishes: [
              { Field: 'Parameters', Id: 123 },
              { Field: 'ProductCertifications', Id: 0 },
            ],
            OfferCount: 2,
            BestTotal: 2345.5,
          },
        ],
      }),
    });
    const [pair] = within(await screen.findByText(/zwei Wünsche zugleich/)).getAllByRole('link');
    expect(pair?.textContent.replaceAll('\u00A0', ' ')).toBe(
      'ohne „kleines Fahrzeug“ und „Zertifikat“: 2 Angebote ab 2.345,50 €',
    );
    expect(pair).toHaveAttribute('href', `${BERLIN}&ap=1`);
  });
});
