import { namedOrderNumbers } from './named-order-numbers';

test.each([
  ['DE-26-000123', ['DE-26-000123']],
  ['Bestellung de-26-000123 vom 21.11.', ['DE-26-000123']],
  ['AT 26 000007', ['AT-26-000007']],
  ['DE–26–1000000', ['DE-26-1000000']],
  ['DE26000124', ['DE-26-000124']],
  ['DE - 26 \u2013 000123', ['DE-26-000123']],
  ['DE-26-00012', []],
  ['DE-26-1234567890', []],
  ['XDE-26-000123', []],
  ['DE26000123, nochmals DE-26-000123', ['DE-26-000123']],
  ['DE-26-000123 und DE-26-000124', ['DE-26-000123', 'DE-26-000124']],
  ['DE-26-000123-K7PXM', ['DE-26-000123-K7PXM']],
  ['de26000123k7pxm', ['DE-26-000123-K7PXM']],
  ['at 26 000007 k7pxm bitte', ['AT-26-000007-K7PXM']],
  ['DE26000123K7PX', []],
  ['DE-26-000123-K7PXMW', ['DE-26-000123']],
  ['DE-26-000123 vom 21.11.', ['DE-26-000123']],
  ['DE-26-000123-K7PXM und DE-26-000123', ['DE-26-000123-K7PXM', 'DE-26-000123']],
  ['CH-26-000123', []],
  ['CH-26-000123-K7PXM', []],
  ['6 t Pellets vom Händler in Köln', []],
  ['', []],
])('%s names %j', (text, numbers) => {
  expect(namedOrderNumbers(text)).toEqual(numbers);
});
