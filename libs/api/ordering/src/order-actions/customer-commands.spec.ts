import { randomUUID } from 'node:crypto';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { addressFields } from '../checkout/testing/shopper';
import { withOrderMarket } from '../checkout/testing/order-market';
import { orders } from '../order/schema';
import { signDealerLink } from '../order-links/order-link';
import { ORDER_STATES, type OrderState } from '../order/order-state';
import { byLink, lastEvent, getMails, mailTo, orderRow, placeTestOrder } from './testing/placed-orders';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-03', From: '07:00', To: '12:00' };

/** Each command in a valid form, with a state that allows it. */
const COMMANDS = [
  { call: CALLS.requestOrderMove, fields: { DesiredDate: '2026-12-09' }, fits: { state: 'accepted' } },
  { call: CALLS.answerProposedDate, fields: { IsAccepted: true }, fits: { state: 'accepted', proposedWindow: WINDOW } },
  {
    call: CALLS.answerDeliveredWeight,
    fields: { IsAccepted: true },
    fits: { state: 'delivered', deliveredAmount: 7000, deliveredOn: '2026-11-20' },
  },
  { call: CALLS.cancelOrder, fields: { Reason: 'Heizung defekt' }, fits: { state: 'scheduled' } },
  {
    call: CALLS.changeOrderAddress,
    fields: { StationNumber: 1, Address: addressFields(1, { HouseNumber: '77' }) },
    fits: { state: 'accepted' },
  },
  { call: CALLS.complainAboutOrder, fields: { Text: 'Zu viel Staub' }, fits: { state: 'delivered' } },
] as const;
const each = COMMANDS.map((command) => [command.call.id, command] as const);

beforeEach(() => market().api.setNow(TEST_NOW));

describe.each(each)('%s', (_, command) => {
  it('is done by the signed link, and both sides are told', async () => {
    const order = await placeTestOrder(market(), 1, command.fits);
    const mails = await getMails(market(), async () =>
      expect((await byLink(market(), command.call, order, command.fields)).json()).toEqual({ success: true }),
    );
    for (const mail of mails) expect(mail.subject).toContain(order.number);
    expect(mailTo(mails, order.email).text).toContain(`http://localhost:4200/bestellung/${order.id}?token=`);
    expect(mailTo(mails, order.dealerEmail).text).toContain(
      `http://localhost:4200/haendler/bestellung/${order.id}?token=`,
    );
    expect(await lastEvent(market(), order.id)).toMatchObject({ authorKind: 'customer', at: TEST_NOW });
  });

  it('is done by the session that placed the order, which its event names', async () => {
    const order = await placeTestOrder(market(), 1, command.fits);
    const response = await order.owner.post(command.call.path, { OrderId: order.id, ...command.fields });
    expect(response.json()).toEqual({ success: true });
    const { userId } = await orderRow(market(), order.id);
    expect(await lastEvent(market(), order.id)).toMatchObject({ authorKind: 'customer', authorId: userId });
  });

  it('sent twice at once is done once', async () => {
    const order = await placeTestOrder(market(), 1, command.fits);
    const mails = await getMails(market(), async () => {
      const responses = await Promise.all([
        byLink(market(), command.call, order, command.fields),
        byLink(market(), command.call, order, command.fields),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    });
    expect(mails.filter(({ recipient }) => recipient === order.dealerEmail)).toHaveLength(1);
  });

  it('is 404 for everybody else, whatever they hold', async () => {
    const { api } = market();
    const [order, other] = [await placeTestOrder(market(), 1, command.fits), await placeTestOrder(market())];
    const { dealerId } = await orderRow(market(), order.id);
    const signing = { keys: api.services.config.secrets.link, now: TEST_NOW };
    const stranger = await api.visitorWithCsrf();
    const swiss = await api.visitorWithCsrf(3);
    const responses = await getMails(market(), async () => {
      for (const [client, query] of [
        [stranger, { OrderId: order.id }],
        [stranger, { OrderId: order.id, Token: other.token }],
        [
          stranger,
          { OrderId: order.id, Token: signDealerLink({ id: order.id, dealerId, dealerLinkVersion: 0 }, signing) },
        ],
        [stranger, { OrderId: randomUUID(), Token: order.token }],
        [stranger, { OrderId: order.number }],
        [other.owner, { OrderId: order.id }],
        [swiss, { OrderId: order.id, Token: order.token }],
      ] as const) {
        const response = await client.post(command.call.path, { ...query, ...command.fields });
        expect([query, response.problem().code]).toEqual([query, 'NOT_FOUND']);
      }
    });
    expect(responses).toEqual([]);
  });

  it('is 404 by a link that has expired', async () => {
    const order = await placeTestOrder(market(), 1, command.fits);
    market().api.setNow(new Date('2028-01-01T00:00:00Z'));
    expect((await byLink(market(), command.call, order, command.fields)).status).toBe(404);
  });

  it('is CONFLICT in every state that does not allow it, and says why', async () => {
    const allowed: Record<string, readonly OrderState[]> = {
      requestOrderMove: ['placed', 'accepted', 'scheduled', 'delivery-failed'],
      answerProposedDate: ['placed', 'accepted', 'scheduled', 'delivery-failed'],
      answerDeliveredWeight: ['delivered'],
      cancelOrder: ['placed', 'accepted', 'scheduled', 'delivery-failed'],
      changeOrderAddress: ['placed', 'accepted'],
      complainAboutOrder: ['delivery-failed', 'delivered', 'invoiced', 'paid'],
    };
    const order = await placeTestOrder(market(), 1, command.fits);
    for (const state of ORDER_STATES.filter((one) => !allowed[command.call.id]?.includes(one))) {
      await market().api.db.update(orders).set({ state }).where(eq(orders.id, order.id));
      const problem = (await byLink(market(), command.call, order, command.fields)).problem();
      expect([state, problem.status, problem.code]).toEqual([state, 409, 'CONFLICT']);
      expect(problem.detail).toMatch(/^Das geht nicht mehr: \S/);
      expect((await orderRow(market(), order.id)).state).toBe(state);
    }
  });
});
