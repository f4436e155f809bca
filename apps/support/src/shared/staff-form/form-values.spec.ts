import { getDifferences, getNumber, getVersionValues } from './form-values';

it('names the fields in which two versions differ', () => {
  expect(getDifferences({ Name: 'A', City: 'B', Ok: '' }, { Name: 'A', City: 'C', Ok: 'on', More: 'x' })).toEqual([
    { name: 'City', mine: 'B', theirs: 'C' },
    { name: 'Ok', mine: '', theirs: 'on' },
  ]);
});

it.each([
  [
    { Name: 'A', Rate: 1.5, IsOpen: true, Note: null },
    { Name: 'A', Rate: '1,5', IsOpen: 'on', Note: '' },
  ],
  ['nothing', { Name: '', Rate: '', IsOpen: '', Note: '' }],
])('a saved version fills the fields: %j', (current, values) => {
  expect(getVersionValues(current, ['Name', 'Rate', 'IsOpen', 'Note'])).toEqual(values);
});

it.each([
  ['1.234,5', 1234.5],
  [' 7 ', 7],
  ['', Number.NaN],
  ['x', Number.NaN],
])('%j is read as %d', (input, value) => {
  expect(getNumber(input)).toBe(value);
});
