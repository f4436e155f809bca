import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readKeptLists } from '../offer/kept-lists';
import { BERLIN, renderOfferList } from '../testing/render-offer-list';

const button = (name: string) => screen.findByRole('button', { name });

describe('keeping a list', () => {
  beforeEach(() => localStorage.clear());

  it('keeps it with its best price, and lets go of it', async () => {
    renderOfferList(`${BERLIN}&pc=1`);
    await userEvent.click(await button('Liste merken'));
    expect(await button('Liste merken')).toHaveAttribute('aria-pressed', 'true');
    expect(readKeptLists(1, 3, localStorage)).toMatchObject([
      {
        query: 'zipCode=10115&amount=6000&pc=1',
        placeName: 'Berlin',
        totalPrice: 2287.23,
        dealer: 'Pellethof Uckermark',
      },
    ]);
    expect(screen.getByRole('link', { name: 'Gemerkte Listen' })).toHaveAttribute('href', '/gemerkte-listen');
    await userEvent.click(await button('Liste merken'));
    expect(readKeptLists(1, 3, localStorage)).toEqual([]);
  });
});

describe('sharing a list', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('hands its address to the device where it can', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    renderOfferList(`${BERLIN}&pc=1&openSettings=0`);
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
