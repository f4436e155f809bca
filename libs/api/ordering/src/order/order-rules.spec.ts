import { randomUUID } from 'node:crypto';
import { unguessablePart } from '@heizplatz/api-identity';
import { FIRST_KEY, keyRing } from '@heizplatz/api-platform';
import {
  ORDER_LINK_TTL_SECONDS,
  opensDealerOrder,
  opensOrder,
  signDealerLink,
  signOrderLink,
} from '../order-links/order-link';
import { orderNumber, getRunningNumber } from './order-number';
import type { OrderCommand } from '../commands/order-command';
import { ORDER_COMMANDS } from '../commands/order-commands';
import { ORDER_STATES, type OrderState } from './order-state';

describe('an order number', () => {
  it.each([
    [1, 123, 'K7PXM', '2026-11-21T10:00:00Z', 'DE-26-000123-K7PXM'],
    [2, 1, '', '2026-12-31T23:30:00Z', 'AT-27-000001'],
    [3, 1_234_567, 'B3468', '2026-12-31T22:30:00Z', 'CH-26-1234567-B3468'],
  ] as const)('of country %d, %d and %j at %s is %s', (countryId, runningNumber, unguessable, at, number) => {
    expect(orderNumber({ countryId, runningNumber, unguessable }, new Date(at))).toBe(number);
    expect(getRunningNumber(number)).toBe(runningNumber);
  });

  it('ends with a part without vowels and signs that look alike, hardly ever the same', () => {
    const parts = Array.from({ length: 500 }, unguessablePart);
    for (const part of parts) expect(part).toMatch(/^[BCDFGHJKMNPQRTVWXY][BCDFGHJKMNPQRTVWXY346789]{4}$/);
    expect(new Set(parts).size).toBeGreaterThan(490);
    expect(new Set(parts.join(''))).toEqual(new Set('BCDFGHJKMNPQRTVWXY346789'));
  });
});

/** Rule ORDER-01, written down a second time: what a row does not name is refused. */
const ALLOWED: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['accepted', 'scheduled', 'declined', 'expired', 'cancelled', 'withdrawn'],
  accepted: ['scheduled', 'delivered', 'cancelled', 'withdrawn'],
  scheduled: ['scheduled', 'delivery-failed', 'delivered', 'cancelled', 'withdrawn'],
  'delivery-failed': ['scheduled', 'cancelled', 'withdrawn'],
  delivered: ['invoiced', 'withdrawn'],
  invoiced: ['paid', 'withdrawn'],
  paid: ['withdrawn'],
  cancelled: ['withdrawn'],
  declined: [],
  expired: [],
  withdrawn: [],
};

const COMMANDS: readonly OrderCommand[] = Object.values(ORDER_COMMANDS);
const canBecome = (state: OrderState, next: OrderState): boolean =>
  COMMANDS.some(({ from, to }) => to === next && from.includes(state));

describe('an order’s states', () => {
  const steps = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.map((to) => [from, to, ALLOWED[from].includes(to)] as const),
  );

  it.each(steps)('%s → %s: %s', (from, to, allowed) => {
    expect(canBecome(from, to)).toBe(allowed);
  });

  it('withdrawn wins over everything that is not over, and nothing wins over withdrawn', () => {
    const over: OrderState[] = ['declined', 'expired', 'withdrawn'];
    for (const state of ORDER_STATES) expect(canBecome(state, 'withdrawn')).toBe(!over.includes(state));
    for (const state of ORDER_STATES) expect(canBecome('withdrawn', state)).toBe(false);
  });
});

describe('a signed order link', () => {
  const keys = keyRing({ [FIRST_KEY]: 'a secret of more than thirty-two characters' });
  const now = new Date('2026-11-21T10:00:00Z');
  const orderId = randomUUID();
  const token = signOrderLink({ id: orderId, customerLinkVersion: 0 }, { keys, now });

  it('opens its own order until it expires', () => {
    expect(opensOrder(token, { id: orderId, customerLinkVersion: 0 }, { keys, now })).toBe(true);
    const last = new Date(now.getTime() + (ORDER_LINK_TTL_SECONDS - 1) * 1000);
    expect(opensOrder(token, { id: orderId, customerLinkVersion: 0 }, { keys, now: last })).toBe(true);
    expect(
      opensOrder(token, { id: orderId, customerLinkVersion: 0 }, { keys, now: new Date(last.getTime() + 1000) }),
    ).toBe(false);
  });

  it.each([
    ['another order', token, randomUUID()],
    ['a later expiry', token.replace(/^\d+/, '9999999999'), orderId],
    ['another signature', token.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A')), orderId],
    ['signs that the decoder overlooks', `${token}=`, orderId],
    ['a sign in between', token.replace('.', '.!'), orderId],
    ['no signature', token.split('.')[0] ?? '', orderId],
    ['nothing', '', orderId],
    ['nonsense', 'x.y.z', orderId],
  ])('does not open with %s', (_, input, id) => {
    expect(opensOrder(input, { id, customerLinkVersion: 0 }, { keys, now })).toBe(false);
  });

  it('of the customer and one of the dealer open no door of the other', () => {
    const order = { id: orderId, dealerId: 7, dealerLinkVersion: 0 };
    const ofDealer = signDealerLink(order, { keys, now });
    expect(opensDealerOrder(ofDealer, order, { keys, now })).toBe(true);
    expect(opensOrder(ofDealer, { id: orderId, customerLinkVersion: 0 }, { keys, now })).toBe(false);
    expect(opensDealerOrder(token, order, { keys, now })).toBe(false);
    expect(opensDealerOrder(ofDealer, { ...order, dealerId: 8 }, { keys, now })).toBe(false);
    expect(opensDealerOrder(ofDealer, { ...order, id: randomUUID() }, { keys, now })).toBe(false);
    const last = new Date(now.getTime() + ORDER_LINK_TTL_SECONDS * 1000);
    expect(opensDealerOrder(ofDealer, order, { keys, now: last })).toBe(false);
  });
});
