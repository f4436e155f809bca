import { randomUUID } from 'node:crypto';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type Complaint } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { openDesk, type DealerDesk } from '../dealer-orders/testing/dealer-desk';
import { withOrderMarket } from '../checkout/testing/order-market';
import { orders } from '../order/schema';
import { recordChange } from '../commands/record-change';
import { findOrder } from '../order/order-repository';
import { getOrder } from '../order/order';

const market = withOrderMarket();

let desk: DealerDesk;
beforeEach(async () => {
  desk = await openDesk(market());
  await market().api.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, desk.orderId));
});

/** The customer by the order's signed link. */
const asCustomer = (path: string, fields: object, Token = desk.customerToken()) =>
  desk.client.post(path, { OrderId: desk.orderId, Token, ...fields });
const complain = (fields: object = {}) =>
  asCustomer(CALLS.complainAboutOrder.path, { Kind: 'quality', Text: 'Zu viel Staub', ...fields });
const reply = (ComplaintId: number, Text = 'Das reicht mir nicht') =>
  asCustomer(CALLS.replyToComplaint.path, { ComplaintId, Text });
const close = (ComplaintId: number, IsSolved: boolean) =>
  asCustomer(CALLS.closeComplaint.path, { ComplaintId, IsSolved });
const respond = (ComplaintId: number, Text = 'Wir tauschen die Ware') => desk.act('complaint', { ComplaintId, Text });

async function only(): Promise<Complaint> {
  const [complaint, ...more] = (await desk.seenByCustomer()).Complaints;
  if (!complaint || more.length > 0) throw new Error('not one complaint');
  return complaint;
}
const kinds = async () => (await desk.mails()).map(({ kind }) => kind).filter((kind) => kind.includes('complaint'));

describe('a complaint', () => {
  it('goes from open over answered and reopened to solved, and both sides read the same', async () => {
    await complain();
    const { Id, ...opened } = await only();
    expect(opened).toEqual({
      ...{ Kind: 'quality', State: 'open', ClosedAt: null },
      Messages: [{ Author: 'customer', Text: 'Zu viel Staub', At: TEST_NOW.toISOString() }],
      May: { Reply: true, Close: true, Answer: false },
    });
    expect((await desk.getMail('dealer-complaint')).text).toMatch(/Art der Reklamation: +Qualität der Ware/);

    expect((await respond(Id)).json()).toMatchObject({ Complaints: [{ State: 'answered' }] });
    expect((await desk.getMail('order-complaint-answered')).text).toContain('Wir tauschen die Ware');
    await reply(Id);
    expect(await only()).toMatchObject({ State: 'open' });
    expect((await desk.getMail('dealer-complaint-replied')).text).toContain('Das reicht mir nicht');
    await respond(Id, 'Am Montag');
    await close(Id, true);
    const solved = await only();
    expect(solved).toMatchObject({ State: 'solved', ClosedAt: TEST_NOW.toISOString() });
    expect(solved.Messages.map(({ Author, Text }) => `${Author}: ${Text}`)).toEqual([
      'customer: Zu viel Staub',
      'dealer: Wir tauschen die Ware',
      'customer: Das reicht mir nicht',
      'dealer: Am Montag',
    ]);
    expect((await desk.read()).Complaints).toEqual([solved]);
    expect((await desk.getMail('dealer-complaint-closed')).subject).toContain('Reklamation gelöst');
    const events = (await desk.seenByCustomer()).Timeline.map(({ Kind }) => Kind).filter((Kind) => Kind !== 'state');
    expect(events.map((Kind) => Kind.replace('complaint-', ''))).toEqual([
      ...['complaint', 'answered', 'replied', 'answered', 'closed'],
    ]);
  });

  it('is closed without a solution, after which nobody writes any more', async () => {
    await complain();
    const { Id } = await only();
    expect((await close(Id, false)).json()).toEqual({ success: true });
    expect(await only()).toMatchObject({ State: 'closed' });
    for (const late of [await respond(Id), await reply(Id), await close(Id, true)])
      expect(late.problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await only()).toMatchObject({ State: 'closed', Messages: [{ Text: 'Zu viel Staub' }] });
  });

  it('each act sent twice at once is done once', async () => {
    await Promise.all([complain(), complain()]);
    const { Id } = await only();
    for (const action of [() => respond(Id), () => reply(Id), () => close(Id, true)])
      expect((await Promise.all([action(), action()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await only()).Messages).toHaveLength(3);
    expect((await kinds()).sort()).toEqual([
      'dealer-complaint',
      'dealer-complaint-closed',
      'dealer-complaint-replied',
      'order-complaint',
      'order-complaint-answered',
      'order-complaint-closed',
      'order-complaint-replied',
      'support-complaint',
    ]);
  });

  it('of an older client has no kind, and is of another', async () => {
    await asCustomer(CALLS.complainAboutOrder.path, { Text: 'Zu viel Staub' });
    expect((await only()).Kind).toBe('other');
  });

  it('is answered by the dealer’s own link alone, and replied to by the customer’s', async () => {
    await complain();
    const { Id } = await only();
    const other = await openDesk(market());
    for (const Token of ['', 'x', desk.customerToken(), other.token()])
      expect((await desk.act('complaint', { ComplaintId: Id, Text: 'x', Token })).status).toBe(404);
    for (const [path, fields] of [
      [CALLS.replyToComplaint.path, { ComplaintId: Id, Text: 'x' }],
      [CALLS.closeComplaint.path, { ComplaintId: Id, IsSolved: true }],
    ] as const)
      for (const Token of ['x', desk.token(), other.customerToken()])
        expect((await asCustomer(path, fields, Token)).status).toBe(404);
    // One's own order with somebody else's complaint.
    const foreign = { OrderId: other.orderId, Token: other.token(), ComplaintId: Id, Text: 'x' };
    expect((await other.client.post(CALLS.dealerAnswerComplaint.path, foreign)).status).toBe(404);
    expect((await respond(Id + 1000)).status).toBe(404);
    expect((await desk.act('complaint', { OrderId: randomUUID(), ComplaintId: Id, Text: 'x' })).status).toBe(404);
    expect(await only()).toMatchObject({ State: 'open', Messages: [{ Text: 'Zu viel Staub' }] });
  });

  it.each([
    [() => complain({ Kind: 'smell' }), 'body.Kind'],
    [() => respond(1, ' '), 'body.Text'],
    [() => reply(1, 'x'.repeat(2001)), 'body.Text'],
  ])('%s is refused at its field', async (send, path) => {
    expect((await send()).problem()).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('from before complaints had a state stays in the timeline', async () => {
    const row = await findOrder(market().api.db, desk.orderId);
    if (!row) throw new Error('no order');
    const change = { command: 'complainAboutOrder', note: 'Alter Staub', author: { kind: 'customer' } } as const;
    await recordChange(market().api.db, getOrder(row), change, TEST_NOW);
    for (const { Timeline, Complaints } of [await desk.seenByCustomer(), await desk.read()]) {
      expect(Timeline.at(-1)).toMatchObject({ Kind: 'complaint', Note: 'Alter Staub' });
      expect(Complaints).toEqual([]);
    }
  });
});

it('a Swiss complaint and its answer are spelled without ß', async () => {
  desk = await openDesk(market(), 3);
  await market().api.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, desk.orderId));
  await complain({ Text: 'Die Straße' });
  await respond((await only()).Id, 'Große Entschuldigung');
  expect((await only()).Messages.map(({ Text }) => Text)).toEqual(['Die Strasse', 'Grosse Entschuldigung']);
  expect((await desk.getMail('order-complaint-answered')).text).toContain('Grosse Entschuldigung');
});
