import { randomUUID } from 'node:crypto';
import type { OrderState } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { ORDER_STATES } from '../order/order-state';
import { orderEvents, orders } from '../order/schema';
import { openDesk, PDF_BASE64, type DealerDesk } from './testing/dealer-desk';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-01', From: '08:00', To: '12:00' };
const File = { FileName: 'Wiegeschein.pdf', ContentBase64: PDF_BASE64 };

/** Each command with a valid body, the states in which it is allowed, and the resulting state. */
const COMMANDS: readonly (readonly [string, object, readonly OrderState[], OrderState | null])[] = [
  ['accept', { Window: WINDOW }, ['placed'], 'scheduled'],
  ['accept', {}, ['placed'], 'accepted'],
  ['decline', { Reason: 'Kein Lastwagen frei' }, ['placed'], 'declined'],
  ['propose-date', WINDOW, ['placed', 'accepted', 'scheduled', 'delivery-failed'], null],
  ['delivery-failed', { Reason: 'Niemand da' }, ['scheduled'], 'delivery-failed'],
  ['weight', { DeliveredAmount: 6000, DeliveredOn: '2026-11-21' }, ['accepted', 'scheduled'], 'delivered'],
  [
    'document',
    { Kind: 'weighing-note', File },
    ['accepted', 'scheduled', 'delivery-failed', 'delivered', 'invoiced', 'paid'],
    null,
  ],
  ['mark', { State: 'invoiced' }, ['delivered'], 'invoiced'],
  ['mark', { State: 'paid' }, ['invoiced'], 'paid'],
];

let desk: DealerDesk;
beforeAll(async () => {
  desk = await openDesk(market());
});

/** Put back without a trace, so that one order serves the whole table. */
async function putInto(state: OrderState): Promise<void> {
  const { db } = market().api;
  const changes = { state, deliveryWindow: null, proposedWindow: null, deliveredAmount: null, reason: null };
  await db.update(orders).set(changes).where(eq(orders.id, desk.orderId));
}
const eventCount = () => market().api.db.$count(orderEvents, eq(orderEvents.orderId, desk.orderId));

describe('an act of the dealer', () => {
  it.each(COMMANDS)(
    '%s %j is done in its states and refused in all others',
    async (command, body, allowed, leadsTo) => {
      for (const state of ORDER_STATES) {
        if (state === leadsTo && command !== 'propose-date' && !allowed.includes(state)) continue;
        await putInto(state);
        const before = await eventCount();
        const response = await desk.act(
          command,
          command === 'document' ? { ...body, Kind: 'other', File: getFile(state) } : body,
        );
        if (allowed.includes(state)) {
          expect([state, response.status]).toEqual([state, 200]);
          expect(response.json()).toMatchObject({ State: leadsTo ?? state });
          continue;
        }
        expect([state, response.problem().code]).toEqual([state, 'CONFLICT']);
        expect(response.problem().detail).toMatch(/^Das geht nicht mehr: /);
        expect((await desk.read()).State).toBe(state);
        expect(await eventCount()).toBe(before);
      }
    },
  );

  it.each(COMMANDS)(
    '%s %j sent twice is done once, and answers the order both times',
    async (command, body, [state]) => {
      const fresh = await openDesk(market());
      if (!state) throw new Error('no state');
      await market().api.db.update(orders).set({ state }).where(eq(orders.id, fresh.orderId));
      const answers = await Promise.all([fresh.act(command, body), fresh.act(command, body)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
      const mails = (await fresh.mails()).filter(({ kind }) => kind !== 'order-received' && kind !== 'dealer-order');
      expect(mails).toHaveLength(1);
    },
  );

  it.each(COMMANDS)('%s %j is 404 without the dealer’s own link', async (command, body) => {
    await putInto('placed');
    const other = await openDesk(market());
    const tokens = [
      '',
      'x',
      '9999999999.AAAA',
      desk.customerToken(),
      other.token(),
      desk.token(new Date('2025-01-01')),
    ];
    for (const Token of tokens) expect((await desk.act(command, { ...body, Token })).status).toBe(404);
    expect((await desk.act(command, { ...body, OrderId: randomUUID() })).status).toBe(404);
    expect((await desk.act(command, { ...body, OrderId: "1' or 1=1" })).status).toBe(404);
    expect((await desk.read()).State).toBe('placed');
  });

  it.each<[string, object]>([
    ['accept', { Window: { ...WINDOW, Date: '2026-11-20' } }],
    ['accept', { Window: { ...WINDOW, Date: '2026-02-30' } }],
    ['accept', { Window: { ...WINDOW, Date: '2028-01-01' } }],
    ['accept', { Window: { ...WINDOW, From: '12:00', To: '12:00' } }],
    ['accept', { Window: { ...WINDOW, From: '25:00' } }],
    ['decline', { Reason: '  ' }],
    ['decline', { Reason: 'x'.repeat(501) }],
    ['propose-date', { ...WINDOW, To: '07:00' }],
    ['delivery-failed', {}],
    ['weight', { DeliveredAmount: 0, DeliveredOn: '2026-11-21' }],
    ['weight', { DeliveredAmount: 60_000, DeliveredOn: '2026-11-21' }],
    ['weight', { DeliveredAmount: 6000, DeliveredOn: '2026-11-22' }],
    ['weight', { DeliveredAmount: 6000, DeliveredOn: '2026-11-20' }],
    ['weight', { DeliveredAmount: 6000.5, DeliveredOn: '2026-11-21' }],
    ['document', { Kind: 'virus', File }],
    ['mark', { State: 'withdrawn' }],
  ])('%s %j is 400', async (command, body) => {
    await putInto(
      command === 'accept' || command === 'decline'
        ? 'placed'
        : command === 'delivery-failed'
          ? 'scheduled'
          : 'accepted',
    );
    const response = await desk.act(command, body);
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(response.problem().errors?.length).toBeGreaterThan(0);
  });

  it('reads 404 by any link but the dealer’s', async () => {
    const path = (id: string, token: string) => `/api/dealer-orders/${encodeURIComponent(id)}?token=${token}`;
    const { client, orderId } = desk;
    expect((await client.get(path(orderId, desk.token()))).status).toBe(200);
    expect((await client.get(path(orderId, desk.customerToken()))).status).toBe(404);
    expect((await client.get(`/api/dealer-orders/${orderId}`)).status).toBe(404);
    expect((await desk.shopper.client.get(path(orderId, ''))).status).toBe(404);
    expect((await client.get(path(randomUUID(), desk.token()))).status).toBe(404);
    expect((await market().api.visitor(2).get(path(orderId, desk.token()))).status).toBe(404);
    expect((await client.get(path(orderId, 'x'.repeat(401)))).status).toBe(400);
  });
});

/** Another content each time: the same paper twice would be a double click. */
function getFile(state: OrderState) {
  return { FileName: 'x.pdf', ContentBase64: Buffer.from(`%PDF-1.7 ${state}`).toString('base64') };
}
