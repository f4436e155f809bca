import { parseIdentity } from './parse-identity';

it.each([
  ['waldfeuer', { dealer: 'waldfeuer', branch: null, dealerId: null }],
  ['haendler-12', { dealer: 'haendler-12', branch: null, dealerId: 12 }],
  ['ulm-89073~waldfeuer', { dealer: 'waldfeuer', branch: 'ulm-89073', dealerId: null }],
  ['ulm~haendler-7', { dealer: 'haendler-7', branch: 'ulm', dealerId: 7 }],
  ['', { dealer: '', branch: null, dealerId: null }],
  ['~', { dealer: '', branch: '', dealerId: null }],
])('%s names %j', (identity, named) => {
  expect(parseIdentity(identity)).toEqual(named);
});
