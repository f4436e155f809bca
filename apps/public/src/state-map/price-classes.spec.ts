import { priceClasses } from './price-classes';

describe('priceClasses', () => {
  it.each([
    [
      [100, 120, 140, 160, 180, 200],
      [0, 1, 2, 3, 4, 4],
    ],
    [
      [100, null, 200],
      [0, null, 4],
    ],
    [
      [100, 100],
      [0, 0],
    ],
    [[], []],
  ])('%j have the shades %j', (prices, shades) => {
    expect(priceClasses(prices)).toEqual(shades);
  });
});
