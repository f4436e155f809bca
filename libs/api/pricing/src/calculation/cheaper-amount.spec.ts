import { cheaperAmount, findOffers, scalePrices } from '../offers/find-offers';
import { request } from './testing/ask';
import { buildBook } from './testing/made-market';
import { NOW, SMALL_MARKET } from './testing/made-up-book';
import { makeMarket } from './testing/make-market';

const market = makeMarket(SMALL_MARKET);
/** 100 €/t by these ten-thousandths a step: 1, 2, 3, 5, 6, 8, 10, 15, 20 t. */
function getOffer(scaleFactors: number[], amount: number, fees: { stationNetCents?: number; zone?: number } = {}) {
  const { stationNetCents: deliveryPointNetCents = 0, zone = 0 } = fees;
  const priceLists = market.priceLists
    .filter(({ productId }) => productId === 20)
    .map((list) => ({
      ...list,
      unitNetCents: 10_000,
      scaleFactors,
      zoneNetCents: [zone],
      stationNetCents: deliveryPointNetCents,
    }));
  const book = buildBook({ ...market, priceLists, branchOptions: [] }, NOW, { creditCountries: [] });
  const query = request(book, { Amount: amount });
  const offer = findOffers(book, query)[0]!.best;
  return { book, query, offer };
}
const cheaper = (...args: Parameters<typeof getOffer>) => {
  const { book, query, offer } = getOffer(...args);
  return cheaperAmount(book, query, offer);
};
/** Only the steps of 5 and 6 t differ; 5.5 t at 10,000 cost 550.00 net, as 6 t would at 9,166.67. */
const steps = (five: number, six: number) => [12_000, 11_500, 11_000, five, six, 9000, 8900, 8800, 8700];

describe('the cheaper amount', () => {
  // 5.5 t: 550.00 net, 588.50 gross; 6 t at 0.9166: 549.96 net, 588.46 gross.
  it('is the next step where that costs less in total, by however little', () =>
    expect(cheaper(steps(10_000, 9166), 5500)).toEqual({ amount: 6000, totalCents: 58_846 }));

  it('is none where the step costs more', () => expect(cheaper(steps(10_000, 9167), 5500)).toBeNull());

  // 4.8 t on the step of 3 t and 5 t: 480.00 either way.
  it('is none where the step costs the same', () => {
    const same = [12_000, 11_500, 10_000, 9600, 9500, 9000, 8900, 8800, 8700];
    expect(cheaper(same, 4800)).toBeNull();
  });

  it('counts what rises with the amount: the way eats a small saving', () => {
    expect(cheaper(steps(10_000, 9100), 5500)).toMatchObject({ amount: 6000 });
    // 4.00 saved in goods, 0.5 t more at 7.98, 8.00 and 10.00 of way.
    expect(cheaper(steps(10_000, 9100), 5500, { zone: 798 })).toMatchObject({ amount: 6000 });
    expect(cheaper(steps(10_000, 9100), 5500, { zone: 800 })).toBeNull();
    expect(cheaper(steps(10_000, 9100), 5500, { zone: 1000 })).toBeNull();
  });

  it('is none on the last step, whatever the fees', () =>
    expect(cheaper(steps(10_000, 9000), 20_000, { stationNetCents: 4000 })).toBeNull());

  it('skips no step for whoever asks less than the smallest', () => {
    const { book, query, offer } = getOffer([10_000, 4000, 9000, 9000, 9000, 9000, 9000, 9000, 9000], 1000);
    // 2 t would cost less than 0.9 t, but the smallest step comes first, and that costs more.
    expect(cheaperAmount(book, { ...query, order: { ...query.order, amount: 900 } }, offer)).toBeNull();
  });

  it('is the second step for whoever asks just the smallest', () => {
    // 1 t: 100.00 net, 107.00 gross; 2 t at 4,000 ten-thousandths: 80.00 net, 85.60 gross.
    expect(cheaper([10_000, 4000, 9000, 9000, 9000, 9000, 9000, 9000, 9000], 1000)).toEqual({
      amount: 2000,
      totalCents: 8560,
    });
  });

  it('lists what a unit costs at every step, each at its own factor', () => {
    const { book, query, offer } = getOffer(steps(10_000, 9100), 6000);
    expect(scalePrices(book, query, offer).map(({ amount, unitCents }) => [amount, unitCents])).toEqual([
      [1000, 12_840],
      [2000, 12_305],
      [3000, 11_770],
      [5000, 10_700],
      [6000, 9737],
      [8000, 9630],
      [10_000, 9523],
      [15_000, 9416],
      [20_000, 9309],
    ]);
  });
});
