import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { orders } from '../order/schema';
import { openDesk } from './testing/dealer-desk';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-01', From: '08:00', To: '12:00' };

describe('a date that the dealer names', () => {
  it.each([
    ['a Sunday', '2026-11-29'],
    ['after the promise', '2027-02-02'],
  ])('takes a date on %s as a proposal, which the customer accepts', async (_, Date) => {
    const desk = await openDesk(market());
    const window = { Date, From: '08:00', To: '12:00' };
    expect(await desk.done('accept', { Window: window })).toMatchObject({ State: 'accepted', Window: null });
    expect((await desk.getMail('order-accepted')).text).toContain('schlägt als Liefertermin vor');
    const yes = { OrderId: desk.orderId, Token: desk.customerToken(), IsAccepted: true };
    await desk.client.post('/api/orders/answer-date', yes);
    expect(await desk.read()).toMatchObject({ State: 'scheduled', Window: window, ProposedWindow: null });
  });

  it.each([
    ['a Sunday', 1, '2026-12-06'],
    ['a holiday of Bavaria', 1, '2027-01-06'],
    ['a holiday of Austria', 2, '2026-12-08'],
  ] as const)('agrees at once to no date on %s, though the customer asked for it', async (_, countryId, Date) => {
    for (const [command, body] of [
      ['propose-date', { ...WINDOW, Date }],
      ['accept', { Window: { ...WINDOW, Date } }],
    ] as const) {
      const desk = await openDesk(market(), countryId);
      const state = command === 'accept' ? 'placed' : 'accepted';
      const query = { state, requestedDate: Date };
      await market().api.db.update(orders).set(query).where(eq(orders.id, desk.orderId));
      const done = await desk.done(command, body);
      expect(done).toMatchObject({ State: 'accepted', Window: null, ProposedWindow: { Date } });
    }
  });

  it('takes a date against the wish as a proposal, and agrees at once to the wish', async () => {
    const requestedDate = '2026-12-09';
    const wish = async () => {
      const desk = await openDesk(market());
      await market().api.db.update(orders).set({ requestedDate }).where(eq(orders.id, desk.orderId));
      return desk;
    };
    const against = await wish();
    // Earlier than promised, and still not the requested day.
    const sooner = { ...WINDOW, Date: '2026-11-25' };
    expect(await against.done('accept', { Window: sooner })).toMatchObject({
      State: 'accepted',
      ProposedWindow: sooner,
    });
    expect((await against.getMail('order-accepted')).text.replace(/\s+/g, ' ')).toContain(
      'Ihr Wunschtermin war Mi, 09.12.2026.',
    );
    const window = { ...WINDOW, Date: requestedDate };
    const agreed = await wish();
    expect(await agreed.done('accept', { Window: window })).toMatchObject({ State: 'scheduled', Window: window });
    expect((await agreed.getMail('order-accepted')).text).not.toContain('Ihr Wunschtermin war');
  });
});
