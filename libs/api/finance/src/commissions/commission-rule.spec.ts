import { ORDER_STATES } from '@heizplatz/api-ordering';
import { commissionCents, commissionState } from './commission-rule';

describe('a commission', () => {
  it.each([
    ['placed', 'none', 0],
    ['accepted', 'expected', 7000],
    ['scheduled', 'expected', 7000],
    ['delivery-failed', 'expected', 7000],
    ['delivered', 'final', 7000],
    ['invoiced', 'final', 7000],
    ['paid', 'final', 7000],
    ['declined', 'void', 0],
    ['expired', 'void', 0],
    ['cancelled', 'void', 0],
    ['withdrawn', 'void', 0],
  ] as const)('of an order that is %s is %s: %d cents', (state, expected, cents) => {
    expect(commissionState(state)).toBe(expected);
    expect(commissionCents(commissionState(state), { netCents: 200_000, basisPoints: 350 })).toBe(cents);
  });

  it('knows every state of an order', () => {
    for (const state of ORDER_STATES) expect(commissionState(state)).toBeDefined();
  });

  it.each([
    [100, 350, 4],
    [100, 349, 3],
    [14, 350, 0],
    [15, 350, 1],
    [215_231, 275, 5919],
    [0, 350, 0],
    [215_231, 0, 0],
  ])('of %d cents at %d basis points is %d cents, rounded half up once', (netCents, basisPoints, cents) => {
    expect(commissionCents('final', { netCents, basisPoints })).toBe(cents);
  });
});
