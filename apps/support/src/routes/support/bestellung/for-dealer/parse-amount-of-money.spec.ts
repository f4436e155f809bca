import { parseAmountOfMoney } from './parse-amount-of-money';

describe('parseAmountOfMoney', () => {
  it.each([
    ['2.287,23', 2287.23],
    ['2’287.25', 2287.25],
    ['2287.25', 2287.25],
    ['2287,2', 2287.2],
    ['2.287', 2287],
    ['1 234 567', 1_234_567],
    [' 0,05 ', 0.05],
  ])('reads %s', (input, amount) => expect(parseAmountOfMoney(input)).toBe(amount));

  it.each(['', 'viel', '-5', '1.2.3', '12,34,5', '5 €'])('refuses %j', (input) =>
    expect(parseAmountOfMoney(input)).toBeNaN(),
  );
});
