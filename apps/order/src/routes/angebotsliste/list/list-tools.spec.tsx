import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSavedLists } from '../../../shared/offer/saved-lists';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const button = (name: string) => screen.findByRole('button', { name });

describe('keeping a list', () => {
  beforeEach(() => localStorage.clear());

  it('keeps it with its best price, and lets go of it', async () => {
    renderOfferList(`${BERLIN}&pc=1`);
    await userEvent.click(await button('Liste merken'));
    expect(await button('Liste merken')).toHaveAttribute('aria-pressed', 'true');
    expect(readSavedLists(1, 3, localStorage)).toMatchObject([
      {
        query: 'zipCode=10115&amount=6000&pc=1',
        placeName: 'Berlin',
        totalPrice: 2287.23,
        dealer: 'Pellethof Uckermark',
      },
    ]);
    expect(screen.getByRole('link', { name: 'Gemerkte Listen' })).toHaveAttribute('href', '/gemerkte-listen');
    await userEvent.click(await button('Liste merken'));
    expect(readSavedLists(1, 3, localStorage)).toEqual([]);
  });
});

describe('sharing a list', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('hands its address to the device where it can, without what is the visitor’s alone', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    renderOfferList(`${BERLIN}&pc=1&openSettings=0&wunschpreis=7.1795294083493.abc&alle=1`);
    await userEvent.click(await button('Teilen'));
    expect(share).toHaveBeenCalledWith({
      title: expect.stringMatching(/^Angebote für 6\.000.kg nach 10115 Berlin – Heizplatz$/),
      url: `http://localhost${BERLIN}&pc=1`,
    });
  });

  it('copies it elsewhere', async () => {
    const user = userEvent.setup();
    renderOfferList();
    await user.click(await button('Teilen'));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${BERLIN}`);
  });
});

describe('above the offers', () => {
  it('stand the ways to other amounts, to ordering together and to other fuels, before the first of them', async () => {
    renderOfferList(`${BERLIN}&stations=2&sort=date`);
    const [first] = await screen.findAllByRole('article');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Andere Mengen')).toHaveAttribute('href', `${BERLIN}&stations=2&sort=date#andere-mengen`);
    expect(document.getElementById('andere-mengen')).toHaveAccessibleName(/Tonne/);
    expect(link('Gemeinsam bestellen')).toHaveAttribute(
      'href',
      '/holzpellets-lose/gemeinsam-bestellen?zipCode=10115&amount=6000&stations=2&sort=date',
    );
    const above = [
      link('Andere Mengen'),
      link('Gemeinsam bestellen'),
      await button('Teilen'),
      await button('Liste drucken'),
    ];
    for (const element of above)
      expect(element.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leads to the same place with other fuels, in the amount where that is one of theirs too', async () => {
    renderOfferList(`${BERLIN}&options=122`);
    await screen.findAllByRole('article');
    const href = (name: string) =>
      screen
        .getByText('Anderer Brennstoff')
        .closest('details')
        ?.querySelector(`a[href*="${name}"]`)
        ?.getAttribute('href');
    expect(href('hackschnitzel')).toBe('/hackschnitzel/angebotsliste?zipCode=10115&amount=6000');
    expect(href('holzpellets-sackware')).toBe('/holzpellets-sackware/angebotsliste?zipCode=10115&amount=1');
    expect(href('heizoel')).toMatch(/^\/heizoel\/angebotsliste\?zipCode=10115&amount=\d+$/);
    expect(href('holzpellets-lose')).toBeUndefined();
  });
});
