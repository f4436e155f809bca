import { staffListQuery } from '@heizplatz/contract';
import * as v from 'valibot';
import { listQuery } from './list-query';

const Query = v.object({ ...staffListQuery, country: v.optional(v.picklist(['', '1', '2', '3']), '') });

it.each([
  ['', {}],
  ['country=3&sort=-date&page=2', { country: '3', sort: '-date', page: '2' }],
  ['country=4&sort=-date', { sort: '-date' }],
  ['page=0&size=7&sort=a;b', {}],
  ['utm=x&search=Vogt', { search: 'Vogt' }],
])('of the address %j is asked %j', (address, query) => {
  expect(listQuery(Query, new URLSearchParams(address))).toEqual(query);
});
