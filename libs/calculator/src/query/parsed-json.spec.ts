import { parsedJson } from './parsed-json.ts';

test.each([
  ['{"zipCode":"10115"}', { zipCode: '10115' }],
  ['[1,2]', [1, 2]],
  ['0', 0],
  ['null', null],
  [null, null],
  ['', null],
  ['{', null],
  ['undefined', null],
])('%j of a storage is %j', (text, value) => {
  expect(parsedJson(text)).toEqual(value);
});
