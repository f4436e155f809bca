import { PRODUCT_GROUPS } from './product-groups.ts';
import { productGroupByUrlName } from './product-group-by-url-name.ts';
import { SIMPLE_CALCULATOR_GROUPS } from './simple-calculator-groups.ts';

const groups = Object.values(PRODUCT_GROUPS);

test.each([
  [1, 'heizoel', 1, 'Liter', 3000, 500, 20000, 500, 32000],
  [2, 'diesel', 10, 'Liter', 3000, 500, 20000, 500, 32000],
  [3, 'holzpellets-lose', 20, 'kg', 6000, 1000, 20000, 500, 32000],
  [4, 'holzpellets-sackware', 23, 'Paletten', 1, 1, 15, 1, 15],
  [5, 'adblue', 15, 'Liter', 1000, 500, 20000, 500, 32000],
  [6, 'holzpellets-bigbags', 27, 'Paletten', 1, 1, 15, 1, 15],
  [7, 'kaminholz', 29, 'kg', 1000, 1000, 20000, 500, 32000],
  [8, 'holzbriketts', 26, 'Paletten', 1, 1, 15, 1, 15],
  [9, 'hackschnitzel', 25, 'kg', 6000, 1000, 20000, 500, 32000],
  [10, 'industriepellets', 30, 'kg', 6000, 1000, 20000, 500, 32000],
] as const)(
  'group %i is %s as the product table has it',
  (id, urlName, productId, unit, amount, min, max, low, high) => {
    const group = PRODUCT_GROUPS[id];
    expect(productGroupByUrlName(urlName)).toBe(group);
    expect(group).toMatchObject({
      id,
      defaultProductId: productId,
      unit,
      defaultAmount: amount,
      orderLimits: { min, max },
      simpleLimits: { min: low, max: high },
    });
  },
);

test.each([
  [1, 'Heizöl', 'Heizöl'],
  [2, 'Diesel', 'Diesel'],
  [3, 'Holzpellets lose', 'Lose Pellets'],
  [4, 'Holzpellets Sackware', 'Sackware'],
  [5, 'AdBlue', 'AdBlue'],
  [6, 'Holzpellets Big Bags', 'Big Bags'],
  [7, 'Kaminholz', 'Kaminholz'],
  [8, 'Holzbriketts', 'Holzbriketts'],
  [9, 'Hackschnitzel', 'Hackschnitzel'],
  [10, 'Industriepellets', 'Industriepellets'],
] as const)('group %i is called %s, in short %s, and has two colours', (id, name, shortName) => {
  const { colours, ...group } = PRODUCT_GROUPS[id];
  expect(group).toMatchObject({ name, shortName });
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect(colour).toMatch(/^#[\dA-F]{6}$/);
});

test('an unknown name is no group, nor is a name that every object has', () => {
  for (const name of ['', 'pellets', 'HEIZOEL', 'constructor', '__proto__']) {
    expect(productGroupByUrlName(name)).toBeUndefined();
  }
});

test('each scale ascends, holds the reference and stays in the order limits', () => {
  for (const { scale, referenceAmount, orderLimits } of groups) {
    expect(scale).toEqual([...scale].sort((a, b) => a - b));
    expect(scale).toContain(referenceAmount);
    expect(scale.at(0)).toBeGreaterThanOrEqual(orderLimits.min);
    expect(scale.at(-1)).toBeLessThanOrEqual(orderLimits.max);
  }
});

test('pallet goods are 4, 6 and 8 and compare at six', () => {
  expect(groups.filter(({ isPallet }) => isPallet).map(({ id }) => id)).toEqual([4, 6, 8]);
  expect(groups.filter(({ isPallet }) => isPallet).map(({ comparisonAmount }) => comparisonAmount)).toEqual([6, 6, 6]);
});

test('the simple calculator has its six groups', () => {
  expect(SIMPLE_CALCULATOR_GROUPS.map(({ id }) => id)).toEqual([3, 4, 6, 9, 8, 7]);
});
