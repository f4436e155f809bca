import { CALLS, type Complaint, ComplaintState } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { ORDER_COMMANDS } from '../commands/order-commands';
import { type DealerDesk, openDesk } from '../dealer-orders/testing/dealer-desk';
import { orders } from '../order/schema';
import { COMPLAINT_COMMANDS, type ComplaintCommandName, isClosedAlready } from './complaint-commands';
import { complaints } from './schema';

const market = withOrderMarket();
let desk: DealerDesk;
beforeEach(async () => {
  desk = await openDesk(market());
  await market().api.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, desk.orderId));
});

type Send = (ComplaintId: number, Token: string) => Promise<{ readonly status: number }>;
const post =
  (call: { readonly path: string }, fields: () => object): Send =>
  (ComplaintId, Token) =>
    desk.client.post(call.path, { OrderId: desk.orderId, Token, ComplaintId, ...fields() });

let sent = 0;
/** Never the same text twice: that would be a double click. */
const nextBody = () => ({ Text: `Nachricht ${(sent += 1)}` });
const SENDERS: Readonly<Record<Exclude<ComplaintCommandName, 'complainAboutOrder'>, Send>> = {
  replyToComplaint: post(CALLS.replyToComplaint, nextBody),
  dealerAnswerComplaint: post(CALLS.dealerAnswerComplaint, nextBody),
  solveComplaint: post(CALLS.closeComplaint, () => ({ IsSolved: true })),
  closeComplaint: post(CALLS.closeComplaint, () => ({ IsSolved: false })),
};
const NAMES = Object.keys(SENDERS) as (keyof typeof SENDERS)[];

const complain = () =>
  desk.client.post(CALLS.complainAboutOrder.path, {
    ...{ OrderId: desk.orderId, Token: desk.customerToken(), Kind: 'quality' },
    ...nextBody(),
  });

async function only(): Promise<Complaint> {
  const [complaint] = (await desk.seenByCustomer()).Complaints;
  if (!complaint) throw new Error('no complaint');
  return complaint;
}

const OFFERS = {
  replyToComplaint: 'Reply',
  dealerAnswerComplaint: 'Answer',
  solveComplaint: 'Close',
  closeComplaint: 'Close',
} as const;

describe('the table of a complaint’s commands', () => {
  it('opens a complaint', async () => {
    await complain();
    expect((await only()).State).toBe(COMPLAINT_COMMANDS.complainAboutOrder.to);
  });

  it.each(NAMES)(
    '%s is executed as it says, in its states alone, and offered there to whom it is for',
    async (name) => {
      await complain();
      const { Id } = await only();
      const { from, to, orderCommand } = COMPLAINT_COMMANDS[name];
      const isCustomers = ORDER_COMMANDS[orderCommand].by === 'customer';
      const [own, other] = isCustomers ? [desk.customerToken(), desk.token()] : [desk.token(), desk.customerToken()];
      for (const state of ComplaintState.options) {
        await market().api.db.update(complaints).set({ state }).where(eq(complaints.id, Id));
        const { May } = isCustomers ? await only() : ((await desk.read()).Complaints[0] ?? { May: {} });
        expect([state, May]).toEqual([state, expect.objectContaining({ [OFFERS[name]]: from.includes(state) })]);
        expect([state, (await SENDERS[name](Id, other)).status]).toEqual([state, 404]);
        expect((await only()).State).toBe(state);
        const { status } = await SENDERS[name](Id, own);
        const isDone = from.includes(state) || isClosedAlready(name, { state });
        expect([state, status, (await only()).State]).toEqual([state, isDone ? 200 : 409, isDone ? to : state]);
      }
    },
  );

  it('offers the customer nothing of the dealer’s, and the dealer nothing of the customer’s', async () => {
    await complain();
    expect((await only()).May).toEqual({ Reply: true, Close: true, Answer: false });
    expect((await desk.read()).Complaints[0]?.May).toEqual({ Reply: false, Close: false, Answer: true });
  });
});
