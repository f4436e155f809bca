import { ProblemError } from '@heizplatz/api-client';
import { buildOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECOND_OFFER } from '../../../testing/build-calculation';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const NOTHING = { OtherGroups: [], CheaperDate: null, PaidPlaces: [] };
const LATER = {
  OptionId: 103,
  OptionName: 'bis 10 Werktage',
  DeliveryDate: '2026-12-17',
  TotalPrice: 2251,
  Deposit: 0,
  Saving: 36,
};
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const articles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('beside the offer list', () => {
  it('shows the best three of the other customer groups, each with its list', async () => {
    const business = { CustomerGroupId: 2, Name: 'Gewerbe', Items: [buildOffer(), SECOND_OFFER] };
    renderOfferList(`${BERLIN}&pc=1`, { offerSurroundings: () => ({ ...NOTHING, OtherGroups: [business] }) });
    const strip = within(await screen.findByRole('region', { name: 'Preise für Gewerbe' }));
    expect(strip.getAllByRole('listitem').map(({ textContent }) => plain(textContent))[0]).toMatch(
      /^Pellethof UckermarkHolzpellets lose, ENplus A12\.287,23 €381,21 €\/t · netto 2\.137,60 €Lieferung bis 10\.12\.2026/,
    );
    expect(strip.getByRole('link', { name: 'Alle Angebote für Gewerbe' })).toHaveAttribute(
      'href',
      `${BERLIN}&options=2&pc=1`,
    );
  });

  it('names a cheaper neighbouring date, in the place of the date that was chosen', async () => {
    renderOfferList(`${BERLIN}&options=122,101`, { offerSurroundings: () => ({ ...NOTHING, CheaperDate: LATER }) });
    const link = await screen.findByRole('link', { name: /^Eine Woche später ab 2\.251,00/ });
    expect(link).toHaveAttribute('href', `${BERLIN}&options=122,103`);
    expect(plain(link.parentElement?.textContent ?? '')).toContain('– 36,00 € weniger, Lieferung bis 17.12.2026');
  });

  it("says the pallets' deposit beside the later date's total", async () => {
    const CheaperDate = { ...LATER, Deposit: 30 };
    renderOfferList(BERLIN, { offerSurroundings: () => ({ ...NOTHING, CheaperDate }) });
    const link = await screen.findByRole('link', { name: /^Eine Woche später/ });
    expect(plain(link.textContent)).toBe('Eine Woche später ab 2.251,00 € zuzüglich 30,00 € Pfand');
  });

  it('counts days where a date is no whole weeks away', async () => {
    const CheaperDate = { ...LATER, DeliveryDate: '2026-12-15' };
    renderOfferList(BERLIN, { offerSurroundings: () => ({ ...NOTHING, CheaperDate }) });
    expect(await screen.findByRole('link', { name: /^5 Tage später ab/ })).toBeVisible();
  });

  it('shows paid places as such, on whose behalf and why, and leaves the list as it is', async () => {
    const place = {
      Offer: SECOND_OFFER,
      OnBehalfOf: 'Märkische Brennstoffe KG',
      Reason: 'Liefert nach 10115.',
    };
    const { calls } = renderOfferList(BERLIN, { offerSurroundings: () => ({ ...NOTHING, PaidPlaces: [place] }) });
    const advert = await screen.findByRole('region', { name: 'Anzeige: Märkische Brennstoffe' });
    expect(within(advert).getByText('Anzeige')).toBeVisible();
    expect(advert).toHaveTextContent('Im Auftrag von Märkische Brennstoffe KG. Liefert nach 10115.');
    expect(screen.getByRole('region', { name: 'Angebotsliste' })).not.toContainElement(advert);
    expect(articles()).toEqual(['Pellethof Uckermark', 'Märkische Brennstoffe', 'Holzenergie Oderland']);
    await userEvent.click(within(advert).getByRole('button', { name: /^Auswählen/ }));
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('startOrder'));
  });

  it('never holds the list up, and a failure leaves its place empty', async () => {
    let fail: (error: Error) => void = () => undefined;
    renderOfferList(BERLIN, { offerSurroundings: () => new Promise((_, reject) => (fail = reject)) });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    fail(new ProblemError({ type: 'about:blank', title: '', status: 400, code: 'BAD_REQUEST' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(screen.queryByRole('complementary', { name: 'Neben der Liste' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
