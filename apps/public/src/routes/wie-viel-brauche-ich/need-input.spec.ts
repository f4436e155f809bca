import { SITES } from '@heizplatz/country';
import { readNeedInput } from './need-input';

it.each([
  ['', { basis: 'oil', quantity: null, issue: null }],
  ['grundlage=gas', { basis: 'gas', quantity: null, issue: null }],
  ['grundlage=gas&menge=2.000', { basis: 'gas', quantity: 2000, issue: null }],
  ['grundlage=kwh&menge=18.345,6', { basis: 'kwh', quantity: 18_345.6, issue: null }],
  ['grundlage=kw&menge=12,5', { basis: 'kw', quantity: 12.5, issue: null }],
  ['grundlage=gas&menge=0', { basis: 'gas', quantity: null, issue: 'REQUIRED' }],
  ['grundlage=gas&menge=', { basis: 'gas', quantity: null, issue: 'REQUIRED' }],
  ['grundlage=gas&menge=viel', { basis: 'gas', quantity: null, issue: 'REQUIRED' }],
  ['grundlage=kw&menge=1', { basis: 'kw', quantity: 1, issue: 'MIN' }],
  ['grundlage=kw&menge=9000', { basis: 'kw', quantity: 9000, issue: 'MAX' }],
  ['grundlage=holz&menge=3000', { basis: 'oil', quantity: 3000, issue: null }],
])('%j asks for %j', (query, input) => {
  expect(readNeedInput(new URLSearchParams(query), SITES[1])).toEqual(input);
});
