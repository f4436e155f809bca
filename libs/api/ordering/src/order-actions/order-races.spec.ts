import { openUserById } from '@heizplatz/api-identity';
import { impersonationToken } from '@heizplatz/api-identity/testing';
import { wildLike } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import * as fc from 'fast-check';
import { withOrderMarket } from '../checkout/testing/order-market';
import { byLink, lastEvent, orderRow, placeTestOrder, type TestOrder } from './testing/placed-orders';

const market = withOrderMarket({ LIMIT_MAILS_PER_RECIPIENT: '999999', LIMIT_MAILS_PER_ADDRESS: '999999' });
const COMMANDS: readonly Call[] = [
  CALLS.requestOrderMove,
  CALLS.answerProposedDate,
  CALLS.answerDeliveredWeight,
  CALLS.cancelOrder,
  CALLS.complainAboutOrder,
  CALLS.submitWithdrawal,
];

describe('an order', () => {
  it('that is cancelled and withdrawn at once ends withdrawn', async () => {
    for (let run = 0; run < 4; run += 1) {
      const order = await placeTestOrder(market(), 1, { state: 'accepted' });
      const declared = { Name: 'Anna Huber', EmailAddress: order.email, Contract: '' };
      const responses = await Promise.all([
        byLink(market(), CALLS.cancelOrder, order, {}),
        byLink(market(), CALLS.submitWithdrawal, order, declared),
      ]);
      expect([200, 409]).toContain(responses[0].status);
      expect(responses[1].status).toBe(200);
      expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
    }
  });

  it.each(COMMANDS.map((call) => [call.id, call] as const))(
    'answers its owner’s %s of whatever content with success or a problem document',
    async (_, call) => {
      const states = ['placed', 'scheduled', 'delivered'] as const;
      const placed = await Promise.all(states.map((state) => placeTestOrder(market(), 1, { state })));
      if (!call.body) throw new Error('no body');
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...placed), wildLike(call.body), async (order: TestOrder, wild) => {
          const fields = typeof wild === 'object' && wild !== null ? wild : {};
          const { OrderId: _id, Token: _token, ...rest } = { OrderId: '', Token: '', ...fields };
          const response = await byLink(market(), call, order, rest);
          if (response.status !== 200) expect(response.problem().status).toBeLessThan(500);
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('staff that acts as the customer', () => {
  /** The owner's session, as impersonation makes it. */
  async function impersonate(order: TestOrder): Promise<void> {
    const { userId } = await orderRow(market(), order.id);
    order.owner.cookies.set('hp_token', await impersonationToken(market().api, userId));
  }

  it('is named as staff in the timeline, by its own account', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'accepted' });
    await impersonate(order);
    await order.owner.post(CALLS.requestOrderMove.path, { OrderId: order.id, DesiredDate: '2026-12-09' });
    const event = await lastEvent(market(), order.id);
    const staff = await openUserById(market().api.db, event?.authorId ?? 0);
    expect(event?.authorKind).toBe('staff');
    expect(staff).toMatchObject({ firstName: 'Jonas', roles: [ROLES.customerSupport] });
  });

  it('never consents to more than was ordered', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'delivered', deliveredAmount: 7000 });
    await impersonate(order);
    const body = { OrderId: order.id, IsAccepted: true };
    const response = await order.owner.post(CALLS.answerDeliveredWeight.path, body);
    expect(response.problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await orderRow(market(), order.id)).hasWeightConsent).toBeNull();
  });
});
