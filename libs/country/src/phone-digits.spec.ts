import { phoneDigits } from './phone-digits.ts';

it.each([
  '030 5550 9876',
  '(030) 5550-9876',
  '030/55509876',
  '+49 30 5550 9876',
  '+49 (0)30 5550 9876',
  '+49(0)3055509876',
  '0049 30 5550 9876',
  '00 49 30 5550 9876',
  'tel:+493055509876',
])('reads the same digits in %s', (written) => {
  expect(phoneDigits(written)).toBe('3055509876');
});

it.each([
  ['+43 1 5880155', '15880155'],
  ['0041 44 268 66 66', '442686666'],
  ['+33 1 42 68 53 00', '33142685300'],
  ['ohne', ''],
])('%s is %j', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
});
