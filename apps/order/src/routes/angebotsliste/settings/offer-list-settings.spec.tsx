import { ProblemError } from '@heizplatz/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation, buildResult } from '../../../testing/build-calculation';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

beforeAll(teachDialogs);

const SETTINGS = `${BERLIN}&openSettings=1`;
const settings = async () => within(await screen.findByRole('dialog', { name: 'Optionen' }));
const applyButton = () => screen.findByRole('button', { name: /Angebote? zeigen|Kein Angebot passt/ });

interface Query {
  readonly body: { readonly Stations: number; readonly Amount: number; readonly ProductCertifications: number[] };
  readonly query: { readonly upsellingKey: string };
}

/** One offer fewer with each station, none with the second certificate. */
const counted = ({ body }: Query) =>
  body.ProductCertifications.includes(2)
    ? buildCalculation({ Items: [] })
    : buildCalculation({ Items: buildResult().Items.slice(Math.min(2, body.Stations - 1)) });

const item = (Id: number, ForgeinId: number, Key: string, Surcharge: number | null, at: object = {}) => ({
  ...at,
  Id,
  ForgeinId,
  Key,
  Name: Key,
  IsUpselling: true,
  Selected: false,
  Surcharge,
});
const UPSELLING: Readonly<Record<string, unknown[]>> = {
  10000: [
    item(10000, 122, 'Vehicle', 21.4, { DealerName: 'Holzhof Nord', BestTotal: 2313.99 }),
    item(10000, 123, 'Vehicle', null),
    item(10000, 121, 'Vehicle', 0),
    item(10000, 116, 'AppointmentPlus', 18, { DealerName: 'Holzhof Nord', BestTotal: 2305.23 }),
  ],
  10002: [item(10002, 3, 'Stations', 98)],
  10004: [item(10004, 2, 'ProductCertification', -12, { DealerName: 'Holzhof Nord', BestTotal: 2275.23 })],
  10005: [item(10005, 1, 'BlowingDustFree', 29.75, { DealerName: 'Holzhof Nord', BestTotal: 2316.98 })],
};

describe('settings', () => {
  it('are open when the address says so, with everything the product group has', async () => {
    renderOfferList(SETTINGS);
    const all = await settings();
    for (const name of ['Lieferstellen', 'Zertifikat', 'Lieferung bis', 'Fahrzeug', 'Schlauch', 'Zahlung'])
      expect(all.getByRole('group', { name })).toBeInTheDocument();
    for (const name of ['Nur zertifizierte Ware', /^Staubarmes Einblasen/, 'Fester Termin nach Absprache'])
      expect(all.getByRole('checkbox', { name })).not.toBeChecked();
    expect(all.getByLabelText('Wunschtermin')).toHaveAttribute('min', '2026-11-22');
    expect(within(all.getByRole('group', { name: 'Lieferstellen' })).getAllByRole('radio')).toHaveLength(9);
  });

  it('say what each choice adds here, and what it usually adds where the server does not say', async () => {
    const { calls } = renderOfferList(SETTINGS, {
      upselling: ({ query }: Query) => {
        if (query.upsellingKey === '10001') throw new ProblemError({ type: '', title: '', status: 400, code: 'X' });
        return UPSELLING[query.upsellingKey] ?? [];
      },
    });
    const all = await settings();
    const getTexts = () =>
      [...screen.getByRole('dialog').querySelectorAll('label')].map(({ textContent }) =>
        textContent.replaceAll('\u00A0', ' '),
      );
    await waitFor(() => expect(getTexts()).toContain('nur ohne Anhänger+ 21,40 €bei Holzhof Nord, dann ab 2.313,99 €'));
    expect(getTexts()).toEqual(
      expect.arrayContaining([
        '3+ 98 €',
        'DINplus− 12 €bei Holzhof Nord, dann ab 2.275,23 €',
        'mit Anhänger möglichohne Aufpreis',
        'kleines Fahrzeughier nicht im Angebot',
        'Schlauch bis 60 mmeist + 20 €',
        'Staubarmes Einblasen+ 29,75 €bei Holzhof Nord, dann ab 2.316,98 €',
        'Fester Termin nach Absprache+ 18 €bei Holzhof Nord, dann ab 2.305,23 €',
      ]),
    );
    expect(all.getByRole('radio', { name: /^3, \+.98.€$/ })).toBeInTheDocument();
    const requests = calls
      .filter(({ id }) => id === 'upselling')
      .map(({ input }) => (input as Query).query.upsellingKey);
    expect(requests.sort()).toEqual(['10000', '10001', '10002', '10004', '10005', '10006']);
  });

  it('ask for no surcharges while they are closed', async () => {
    const { calls } = renderOfferList();
    await screen.findAllByRole('article');
    expect(calls.map(({ id }) => id)).not.toContain('upselling');
  });

  it('count the offers of a change before it is applied, and apply it', async () => {
    const { address } = renderOfferList(SETTINGS, { calculateOffers: counted });
    const all = await settings();
    expect(await applyButton()).toHaveTextContent('3 Angebote zeigen');
    await userEvent.click(all.getByRole('radio', { name: /^2/ }));
    expect(await screen.findByRole('button', { name: '2 Angebote zeigen' })).toBeVisible();
    await userEvent.click(all.getByRole('radio', { name: /^3/ }));
    await userEvent.click(all.getByRole('radio', { name: /^nur ohne Anhänger/ }));
    expect(await screen.findByRole('button', { name: '1 Angebot zeigen' })).toBeVisible();
    expect(await all.findByText('1 Angebot mit dieser Auswahl')).toBeInTheDocument();
    expect(address()).toBe(SETTINGS);
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(3);
    await userEvent.click(await applyButton());
    await waitFor(() => expect(address()).toBe(`${BERLIN}&stations=3&options=122`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('say that they are counting when it takes longer, and that nothing fits', async () => {
    let response: ((value: unknown) => void) | undefined;
    renderOfferList(SETTINGS, {
      calculateOffers: (query: Query) =>
        query.body.ProductCertifications.length === 0 ? buildCalculation() : new Promise((done) => (response = done)),
    });
    const all = await settings();
    await userEvent.click(all.getByRole('checkbox', { name: 'DINplus' }));
    expect(await all.findByText('Angebote werden gezählt …')).toBeInTheDocument();
    await waitFor(() => expect(response).toBeDefined());
    act(() => response?.(buildCalculation({ Items: [] })));
    expect(await screen.findByRole('button', { name: 'Kein Angebot passt' })).toBeEnabled();
  });

  it('raise the amount to what so many stations need, and say so', async () => {
    const { address } = renderOfferList(SETTINGS.replace('6000', '3000'));
    const all = await settings();
    await userEvent.click(all.getByRole('radio', { name: '5' }));
    expect(
      all.getByText(/mindestens 5\.000 kg ein \(min\. 1\.000 kg pro Haushalt\).*Angebote für 5\.000.kg/),
    ).toBeVisible();
    await userEvent.click(await applyButton());
    await waitFor(() => expect(address()).toBe(`${BERLIN.replace('6000', '5000')}&stations=5`));
  });

  it('offer no day on which nobody delivers', async () => {
    const wish = item(10000, 115, 'WishDate', 12, { DesiredDates: ['2026-12-04', '2026-12-07'] });
    const { address } = renderOfferList(SETTINGS, { upselling: () => [wish] });
    const all = await settings();
    await waitFor(() => expect(all.getByLabelText('Wunschtermin')).toHaveProperty('tagName', 'SELECT'));
    const days = within(all.getByLabelText('Wunschtermin')).getAllByRole('option');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'kein Wunschtermin',
      'Fr, 04.12.2026',
      'Mo, 07.12.2026',
    ]);
    await userEvent.selectOptions(all.getByLabelText('Wunschtermin'), 'Mo, 07.12.2026');
    await userEvent.click(await applyButton());
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=115$dt2026-12-07`));
  });

  it('take a wished day once it is one', async () => {
    const { address } = renderOfferList(SETTINGS);
    const field = (await settings()).getByLabelText('Wunschtermin');
    fireEvent.change(field, { target: { value: '0002-12-10' } });
    fireEvent.change(field, { target: { value: '2026-12-10' } });
    await userEvent.click(await applyButton());
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=115$dt2026-12-10`));
  });

  it('go back to the list on Escape and by the way back, with the focus on what opened them', async () => {
    const { address, calls, router } = renderOfferList();
    const opener = await screen.findByRole('link', { name: 'Alle Optionen' });
    const calculated = () => calls.filter(({ id }) => id === 'calculateOffers').length;
    await userEvent.click(opener);
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    // The page is rendered after its URL has changed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(BERLIN);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    expect(address()).toBe(BERLIN);
    await waitFor(() => expect(opener).toHaveFocus());
    expect(calculated()).toBe(1);
  });

  it('leave the address when somebody came to them from elsewhere', async () => {
    const { address } = renderOfferList(SETTINGS);
    await userEvent.click((await settings()).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe(BERLIN));
  });

  it('start anew, but for postcode and amount', async () => {
    const { address } = renderOfferList(`${SETTINGS}&stations=3&options=122,2&pc=1&lbp=1&ap=1`);
    await userEvent.click((await settings()).getByRole('button', { name: 'Zurücksetzen' }));
    await userEvent.click(await applyButton());
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=2`));
  });

  it('sent without script lead to the same address as with it', async () => {
    const form = '&stations=3&options.Vehicle=122&options.Hose=&options.DeliveryTime=&date.115=&cn=1&lbp=1&ap=1';
    const { address } = renderOfferList(BERLIN + form);
    await screen.findAllByRole('article');
    expect(address()).toBe(`${BERLIN}&stations=3&options=122&ap=1&cn=1&lbp=1`);
  });
});
