import { readStoredConfiguration } from '@heizplatz/calculator';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation, SECOND_OFFER } from '../../testing/build-calculation';
import { BERLIN, renderOfferList } from '../../testing/render-offer-list';

const LIST = '/holzpellets-lose/angebotsliste';
const VALID_UNTIL = '2026-11-21T23:00:00.000Z';

describe('an offer list whose address asks for nothing', () => {
  const cookies = { hp_calc_1_3: 'zipCode=80331&amount=5000&stations=2&options=133!-3$12&pc=1' };

  it("shows what was asked for last, by the group's cookie", async () => {
    const { address } = renderOfferList(LIST, {}, 1, cookies);
    await screen.findAllByRole('article');
    expect(address()).toBe(`${LIST}?zipCode=80331&amount=5000&stations=2&options=133,-3$12&pc=1`);
  });

  it('is asked for by a query alone where there is one', async () => {
    const { address } = renderOfferList(BERLIN, {}, 1, cookies);
    await screen.findAllByRole('article');
    expect(address()).toBe(BERLIN);
  });

  it.each(['', 'zipCode=', '%%%', 'zipCode=1010&amount=x', 'amount=5000'])(
    'asks for the postcode where the cookie says %j',
    async (cookie) => {
      const { calls } = renderOfferList(LIST, {}, 1, { hp_calc_1_3: cookie });
      expect(await screen.findByRole('heading', { name: 'Wohin soll geliefert werden?' })).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  it('keeps the whole configuration of a list for seven days', async () => {
    localStorage.clear();
    renderOfferList(`${BERLIN}&sort=date&stations=2&cn=1`);
    await screen.findAllByRole('article');
    expect(readStoredConfiguration({ countryId: 1, productGroupId: 3 }, localStorage, new Date())).toMatchObject({
      Ordering: 'date',
      Stations: 2,
      OnlyCertified: true,
      Initialized: true,
    });
  });
});

describe('an offer list that comes from a dealer', () => {
  const getDealerOffer = () => screen.findByRole('region', { name: /Das Angebot von/ });

  it("begins with the dealer's offer and leaves the list as it is", async () => {
    const { calls } = renderOfferList(`${BERLIN}&haendler=2`);
    const dealer = within(await getDealerOffer());
    expect(dealer.getByRole('article', { name: SECOND_OFFER.DealerName })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(calls.filter(({ id }) => id === 'calculateOrder').map(({ input }) => input)).toEqual([
      { body: expect.objectContaining({ ZipCode: '10115', DealerId: 2 }) },
    ]);
    expect(dealer.getByRole('link', { name: 'nur die Liste zeigen' })).toHaveAttribute('href', BERLIN);
  });

  it('keeps the dealer when it is sorted or filtered', async () => {
    const { address } = renderOfferList(`${BERLIN}&haendler=2`);
    await getDealerOffer();
    expect(screen.getByRole('link', { name: 'Liefertag' })).toHaveAttribute('href', `${BERLIN}&sort=date&haendler=2`);
    const form = within(screen.getByRole('form', { name: 'Angebote filtern' }));
    await userEvent.click(form.getByRole('radio', { name: /^nur ohne Anhänger/ }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=122&haendler=2`));
  });

  it('says so when the dealer has none, and goes without it when that cannot be asked', async () => {
    const { unmount } = renderOfferList(`${BERLIN}&haendler=99`);
    expect(await screen.findByText('Der gewählte Händler hat dafür zurzeit kein Angebot.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    unmount();
    renderOfferList(`${BERLIN}&haendler=x`);
    await screen.findAllByRole('article');
    expect(screen.queryByText(/Der gewählte Händler|Das Angebot von/)).toBeNull();
  });
});

it('a list that is looked at again after midnight is asked for anew', async () => {
  const { calls } = renderOfferList(BERLIN, { calculateOffers: () => buildCalculation({ ValidUntil: VALID_UNTIL }) });
  await screen.findAllByRole('article');
  const calculated = () => calls.filter(({ id }) => id === 'calculateOffers').length;
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(VALID_UNTIL) - 1);
  fireEvent(document, new Event('visibilitychange'));
  expect(calculated()).toBe(1);
  now.mockReturnValue(Date.parse(VALID_UNTIL));
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(calculated()).toBe(2));
  now.mockRestore();
});
