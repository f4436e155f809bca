import { randomUUID } from 'node:crypto';
import { ORDER_LINK_TTL_SECONDS, opensOrder, signOrderLink } from './order-link';
import { orderNumber } from './order-number';
import { canBecome } from './order-state';

describe('an order number', () => {
  it.each([
    [1, 123, '2026-11-21T10:00:00Z', 'DE-26-000123'],
    [2, 1, '2026-12-31T23:30:00Z', 'AT-27-000001'],
    [3, 1_234_567, '2026-12-31T22:30:00Z', 'CH-26-1234567'],
  ] as const)('of country %d and %d at %s is %#', (countryId, running, at, number) => {
    expect(orderNumber(countryId, running, new Date(at))).toBe(number);
  });
});

describe('an order’s states', () => {
  it.each([
    ['placed', 'accepted', true],
    ['placed', 'declined', true],
    ['placed', 'expired', true],
    ['placed', 'delivered', false],
    ['declined', 'accepted', false],
    ['expired', 'accepted', false],
    ['cancelled', 'withdrawn', true],
    ['withdrawn', 'cancelled', false],
    ['delivered', 'cancelled', false],
  ] as const)('%s → %s: %s', (from, to, allowed) => {
    expect(canBecome(from, to)).toBe(allowed);
  });
});

describe('a signed order link', () => {
  const secret = 'a secret of more than thirty-two characters';
  const now = new Date('2026-11-21T10:00:00Z');
  const orderId = randomUUID();
  const token = signOrderLink(orderId, { secret, now });

  it('opens its own order until it expires', () => {
    expect(opensOrder(token, orderId, { secret, now })).toBe(true);
    const last = new Date(now.getTime() + (ORDER_LINK_TTL_SECONDS - 1) * 1000);
    expect(opensOrder(token, orderId, { secret, now: last })).toBe(true);
    expect(opensOrder(token, orderId, { secret, now: new Date(last.getTime() + 1000) })).toBe(false);
  });

  it.each([
    ['another order', token, randomUUID()],
    ['a later expiry', token.replace(/^\d+/, '9999999999'), orderId],
    ['another signature', `${token.slice(0, -2)}AA`, orderId],
    ['no signature', token.split('.')[0] ?? '', orderId],
    ['nothing', '', orderId],
    ['nonsense', 'x.y.z', orderId],
  ])('does not open with %s', (_, given, id) => {
    expect(opensOrder(given, id, { secret, now })).toBe(false);
  });
});
