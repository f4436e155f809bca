import * as v from 'valibot';
import { staffListResponse, staffListQuery } from './staff-list.ts';

const Query = v.object({ ...staffListQuery, country: v.optional(v.string(), '') });

it('an empty address is the first page of 25, in the order of the list', () => {
  expect(v.parse(Query, {})).toEqual({ search: '', sort: '', page: 1, size: 25, country: '' });
});

it('reads search, sort, page, size and the filters beside them', () => {
  const input = { search: '  Petersen ', sort: '-orderDate', page: '400', size: '100', country: '3' };
  expect(v.parse(Query, input)).toEqual({
    search: 'Petersen',
    sort: '-orderDate',
    page: 400,
    size: 100,
    country: '3',
  });
});

it.each([
  [{ page: '0' }],
  [{ page: '401' }],
  [{ page: 'x' }],
  [{ size: '26' }],
  [{ size: '1000000' }],
  [{ sort: 'id; drop table orders' }],
  [{ sort: '--id' }],
  [{ search: 'x'.repeat(121) }],
])('%j is refused', (input) => {
  expect(v.safeParse(Query, input).success).toBe(false);
});

it('an answer says whether it stopped counting', () => {
  const Result = staffListResponse(v.object({ Id: v.number() }));
  const response = { Rows: [{ Id: 1 }], Total: 10_000, IsTotalCapped: true, Page: 1, PageSize: 25 };
  expect(v.parse(Result, response)).toEqual(response);
  expect(v.safeParse(Result, { ...response, Total: 10_001 }).success).toBe(false);
});
