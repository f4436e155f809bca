import { classRanges, priceClasses } from './price-classes';

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

describe('classRanges', () => {
  it('are as wide as each other, from the lowest price to the highest', () => {
    expect(classRanges([200, null, 100])).toEqual([
      { from: 100, to: 120 },
      { from: 120, to: 140 },
      { from: 140, to: 160 },
      { from: 160, to: 180 },
      { from: 180, to: 200 },
    ]);
  });

  it.each([[[]], [[null]], [[100, 100]]])('of %j are none', (prices) => expect(classRanges(prices)).toEqual([]));
});
