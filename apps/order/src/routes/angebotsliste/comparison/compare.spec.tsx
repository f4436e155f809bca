import { buildOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation, SECOND_OFFER, THIRD_OFFER } from '../../../testing/build-calculation';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const IDS = [buildOffer().Id, SECOND_OFFER.Id, THIRD_OFFER.Id];
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const box = (dealer: string) => screen.findByRole('checkbox', { name: new RegExp(`^Vergleichen.*${dealer}$`) });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Angebote im Vergleich' }));
const row = async (name: RegExp) =>
  within((await dialog()).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent));

describe('choosing offers to compare', () => {
  beforeAll(teachDialogs);

  it('needs two, and leads to their comparison without asking again', async () => {
    const { address, calls } = renderOfferList();
    await userEvent.click(await box('Pellethof Uckermark'));
    const bar = within(screen.getByRole('region', { name: 'Vergleich' }));
    expect(bar.getByText('Wählen Sie noch ein Angebot.')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-compare-bar');
    await userEvent.click(await box('Märkische Brennstoffe'));
    expect(screen.getByText('2 Angebote zum Vergleichen gewählt')).toBeInTheDocument();
    await userEvent.click(bar.getByRole('link', { name: '2 Angebote vergleichen' }));
    await dialog();
    expect(address()).toBe(`${BERLIN}&vergleich=${IDS[0]},${IDS[1]}`);
    expect(calls.filter(({ id }) => id === 'calculateOffers')).toHaveLength(1);
  });

  it('takes four at most, lets go of one, and of all', async () => {
    const offers = [1, 2, 3, 4, 5].map((id) => buildOffer({ Id: `o-${id}`, DealerName: `Händler ${id}` }));
    renderOfferList(BERLIN, { calculateOffers: () => buildCalculation({ Items: offers }) });
    for (const id of [1, 2, 3, 4]) await userEvent.click(await box(`Händler ${id}`));
    expect(await box('Händler 5')).toBeDisabled();
    const bar = within(screen.getByRole('region', { name: 'Vergleich' }));
    await userEvent.click(bar.getByRole('button', { name: /^Händler 2/ }));
    expect(await box('Händler 2')).not.toBeChecked();
    expect(await box('Händler 5')).toBeEnabled();
    await userEvent.click(bar.getByRole('button', { name: 'Leeren' }));
    expect(screen.queryByRole('region', { name: 'Vergleich' })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-compare-bar');
  });
});

describe('comparison', () => {
  beforeAll(teachDialogs);

  it('opens from its own address, with figures side by side and the best of each row marked in words', async () => {
    renderOfferList(`${BERLIN}&vergleich=${IDS.join(',')}`);
    expect((await dialog()).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Pellethof Uckermark',
      'Märkische Brennstoffe',
      'Holzenergie Oderland',
    ]);
    expect(await row(/^Gesamtpreis.*unterschiedlich/)).toEqual(['2.287,23 €bester Wert', '2.318,40 €', '2.344,90 €']);
    expect(await row(/^Preis je t/)).toEqual(['381,21 €/tbester Wert', '386,40 €/t', '390,82 €/t']);
    expect(await row(/^Lieferung bis/)).toEqual(['10.12.2026', '04.12.2026bester Wert', '10.12.2026']);
    expect(await row(/^Zertifikat/)).toEqual(['ENplus A1', 'ENplus A1', 'DINplus']);
    expect(await row(/^Hersteller/)).toEqual(Array(3).fill('Presswerk Müritz GmbH'));
    expect(await row(/^Zahlung/)).toEqual(['Rechnung, SEPA, Raten', 'Rechnung, SEPA', 'Rechnung']);
    expect(await row(/^Lieferzeit/)).toEqual(Array(3).fill('bis 10 Werktage: inklusive'));
  });

  it('can be narrowed to what differs', async () => {
    renderOfferList(`${BERLIN}&vergleich=${IDS.join(',')}`);
    await userEvent.click((await dialog()).getByRole('checkbox', { name: /worin sie sich unterscheiden/ }));
    expect((await dialog()).queryByRole('row', { name: /^Hersteller/ })).toBeNull();
    expect((await dialog()).getByRole('row', { name: /^Gesamtpreis/ })).toBeVisible();
  });

  it('says what is no more in the list, and closes to the list’s address', async () => {
    const { address } = renderOfferList(`${BERLIN}&vergleich=${IDS[0]},gone`);
    expect((await dialog()).getByText(/1 der verglichenen Angebote gibt es in dieser Liste nicht mehr/)).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe(BERLIN));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads on from a column', async () => {
    const { calls } = renderOfferList(`${BERLIN}&vergleich=${IDS[0]},${IDS[1]}`);
    await userEvent.click((await dialog()).getByRole('button', { name: /^Auswählen.*Märkische Brennstoffe/ }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(calls.find(({ id }) => id === 'startOrder')?.input).toMatchObject({ body: { OfferId: IDS[1] } });
  });

  it('has pallets per tonne and their deposit', async () => {
    const pallet = { PalletWeightKg: 975, UnitPrice: 465.5, TotalPrice: 465.5, TonnePrice: 477.44, Deposit: 12 };
    const Items = [
      buildOffer({ ...pallet }),
      { ...SECOND_OFFER, ...pallet, PalletWeightKg: 990, TonnePrice: 470.2, Deposit: 0 },
    ];
    renderOfferList(`/holzpellets-sackware/angebotsliste?zipCode=10115&amount=1&vergleich=${IDS[0]},${IDS[1]}`, {
      calculateOffers: () => buildCalculation({ Items }),
    });
    expect(await row(/^Preis je Tonne/)).toEqual(['477,44 €/t', '470,20 €/tbester Wert']);
    expect(await row(/^Pfand/)).toEqual(['12,00 €', '0,00 €bester Wert']);
  });
});
