import { isProductGroupId } from './is-product-group-id.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%p is a group', (id) => expect(isProductGroupId(id)).toBe(true));

test.each([0, 99, -1, 1.5, Number.NaN, '3', null, undefined, 'constructor', {}])('%p is none', (value) =>
  expect(isProductGroupId(value)).toBe(false),
);
