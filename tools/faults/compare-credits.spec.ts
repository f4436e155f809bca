import { areCreditsWhole, compareCredits, type ProviderCredit, type StoredCredit } from './compare-credits';

const paid = (key: string, authorisedCents = 100): ProviderCredit => ({ key, state: 'accepted', authorisedCents });
const bound = (key: string, orderId: string | null = key, orderCents: number | null = 100): StoredCredit => ({
  ...{ key, state: orderId === null ? 'requested' : 'used', orderId, orderCents },
});

it('finds nothing where each order on credit has its money, and nothing else lives', () => {
  const refused: ProviderCredit = { key: 'b', state: 'refused', authorisedCents: 0 };
  const voided: ProviderCredit = { key: 'c', state: 'voided', authorisedCents: 100 };
  const comparison = compareCredits([paid('a'), refused, voided], [bound('a'), bound('b', null), bound('c', null)]);
  expect(comparison).toEqual({ orders: 1, unpaid: [], doubled: [], leftOver: [] });
  expect(areCreditsWhole(comparison)).toBe(true);
});

it.each([
  ['an order whose money the provider never heard of', [], [bound('a')], { unpaid: ['a'] }],
  ['one of another sum', [paid('a', 99)], [bound('a')], { unpaid: ['a'] }],
  ['one with two credits', [paid('a'), paid('b')], [bound('a', 'x'), bound('b', 'x')], { doubled: ['x'] }],
  ['money that is held for nobody', [paid('a')], [bound('a', null, null)], { leftOver: ['a'] }],
  ['money that the database does not know', [paid('a')], [], { leftOver: ['a'] }],
] as const)('finds %s', (_, atProvider, stored, expected) => {
  const comparison = compareCredits(atProvider, stored);
  expect(comparison).toMatchObject(expected);
  expect(areCreditsWhole(comparison)).toBe(false);
});
