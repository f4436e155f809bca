import { getVisiblePages } from './get-visible-pages';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [40, 9, [1, null, 9]],
])('page %d of %d shows %j', (page, pageCount, view) => {
  expect(getVisiblePages(page, pageCount)).toEqual(view);
});
