import { chooseVariant, chooseVariants, REGISTER_VARIANTS } from './variants';

it.each([
  [undefined, null, 'a'],
  ['', null, 'a'],
  ['b', null, 'b'],
  ['b', 0, 'b'],
  ['a', 1, 'a'],
  ['c', null, 'a'],
  ['B', 1, 'b'],
  [undefined, 0, 'a'],
  [undefined, 1, 'b'],
  [undefined, 6, 'a'],
  [undefined, 11, 'b'],
])('asked for %j with the seed %s it is %s', (query, seed, variant) => {
  expect(chooseVariant(REGISTER_VARIANTS, query, seed)).toBe(variant);
});

it('every pair of variants comes equally often', () => {
  const pairs = Array.from({ length: 12 }, (_, seed) => chooseVariants({}, seed)).map(
    ({ registerVariant, viewVariant }) => `${registerVariant} ${viewVariant}`,
  );
  for (const pair of ['a kompakt', 'b kompakt', 'a ausfuehrlich', 'b ausfuehrlich'])
    expect(pairs.filter((one) => one === pair)).toHaveLength(3);
});
