import { isCommonPassword, isInFilter } from './is-common-password';
import { makeFilter } from './make-filter';

/** By their place among those of ten characters and more in the list. */
it.each([
  [1, 'qwertyuiop'],
  [2, '1234567890'],
  [100, 'ghhh47hj7649'],
  [1000, 'bpgjldsgjldthnf'],
  [10_000, 'superpassword'],
  [50_000, '221004081991'],
  [99_999, 'welcomea767bgo'],
  [100_000, 'welcomea110460'],
  [10_000, 'SuperPassword'],
])('the %i. most common password, %s, is known', (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['welcome99$', 'Kaminfeuer-77', 'Ofenbank-2027', 'Heizen-2026!'])('%s is not among the 100,000', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('of 100,000 passwords that are nobody’s some seven are refused by mistake', () => {
  const refused = Array.from({ length: 100_000 }, (_, number) => `niemandes-${number}`).filter(isCommonPassword);
  expect(refused.length).toBeLessThan(20);
});

it('a filter has what is long enough of its list, once each', () => {
  const { bits, entries } = makeFilter('kurz\r\nlang-genug-1\nLANG-genug-1\n' + 'x'.repeat(129) + '\nlang-genug-2');
  expect(entries).toBe(2);
  expect(['lang-genug-1', 'lang-genug-2', 'lang-genug-3', 'kurz'].map((one) => isInFilter(one, bits))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
