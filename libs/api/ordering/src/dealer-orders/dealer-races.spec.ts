import { findEvents } from '../order/order-repository';
import { withOrderMarket } from '../checkout/testing/order-market';
import { openDesk, watchAt, type DealerDesk } from './testing/dealer-desk';

const market = withOrderMarket();
const DUE = new Date('2026-11-24T23:00:00Z');
const LAST_MOMENT = new Date('2026-11-24T22:59:59Z');

afterEach(() => market().api.setNow(new Date('2026-11-21T11:00:00Z')));

const cancel = (desk: DealerDesk) =>
  desk.shopper.client.post('/api/orders/cancel', { OrderId: desk.orderId, Token: desk.customerToken() });

/** The way that an order went: 'placed>accepted>cancelled'. */
async function getRaceOutcome({ orderId }: DealerDesk): Promise<string> {
  const events = await findEvents(market().api.db, orderId);
  events.slice(1).forEach(({ fromState }, index) => expect(fromState).toBe(events[index]?.toState));
  return events.map(({ toState }) => toState).join('>');
}

describe('an order that dealer and customer act on at once', () => {
  it('ends cancelled or declined, whoever comes first, and each mail tells what happened', async () => {
    for (let run = 0; run < 4; run += 1) {
      const [accepted, declined] = [await openDesk(market()), await openDesk(market())];
      const [yes, ofYes] = await Promise.all([accepted.act('accept'), cancel(accepted)]);
      expect(ofYes.status).toBe(200);
      expect(await getRaceOutcome(accepted)).toBe(
        yes.status === 200 ? 'placed>accepted>cancelled' : 'placed>cancelled',
      );
      const kinds = (await accepted.mails()).map(({ kind }) => kind);
      expect(kinds.includes('order-accepted')).toBe(yes.status === 200);
      expect(kinds.filter((kind) => kind === 'order-cancelled')).toHaveLength(1);

      const [no, ofNo] = await Promise.all([declined.act('decline', { Reason: 'ausgebucht' }), cancel(declined)]);
      expect([no.status, ofNo.status].sort()).toEqual([200, 409]);
      expect(await getRaceOutcome(declined)).toBe(no.status === 200 ? 'placed>declined' : 'placed>cancelled');
    }
  });

  it('that two answers reach at once takes one', async () => {
    const desk = await openDesk(market());
    const [yes, no] = await Promise.all([desk.act('accept'), desk.act('decline', { Reason: 'ausgebucht' })]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    expect(await getRaceOutcome(desk)).toBe(yes.status === 200 ? 'placed>accepted' : 'placed>declined');
  });
});

describe('an order that is answered while its time runs out', () => {
  it('in the last second is accepted, and the job leaves it alone', async () => {
    const desk = await openDesk(market());
    market().api.setNow(LAST_MOMENT);
    const [yes] = await Promise.all([desk.act('accept'), watchAt(market(), LAST_MOMENT)]);
    await watchAt(market(), DUE);
    expect([yes.status, (await desk.read()).State]).toEqual([200, 'accepted']);
  });

  it('at its end expires, once', async () => {
    const desk = await openDesk(market());
    market().api.setNow(DUE);
    const [late] = await Promise.all([desk.act('accept'), watchAt(market(), DUE), watchAt(market(), DUE)]);
    expect([late.problem().code, await getRaceOutcome(desk)]).toEqual(['CONFLICT', 'placed>expired']);
  });

  it('and cancelled by its customer is cancelled or expired, never both', async () => {
    const desk = await openDesk(market());
    market().api.setNow(DUE);
    const [gone] = await Promise.all([cancel(desk), watchAt(market(), DUE)]);
    expect(await getRaceOutcome(desk)).toBe(gone.status === 200 ? 'placed>cancelled' : 'placed>expired');
  });
});
