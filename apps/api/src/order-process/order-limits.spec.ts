import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/schema';
import { TEST_NOW } from '../testing/api-test';
import { withOrderMarket } from './testing/order-market';
import { delivery, newShopper } from './testing/shopper';

const AFTER_WINDOW = new Date(TEST_NOW.getTime() + 15 * 60_000);

/** A new guest at the summary, of the one mailbox or of its own. */
async function guest(market: ReturnType<typeof withOrderMarket>, email = `${randomUUID()}@example.com`) {
  const shopper = await newShopper(market());
  const { TotalPrice } = await shopper.start();
  await shopper.saveParameters();
  await shopper.becomeGuest(email);
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  await shopper.savePayment();
  const key = randomUUID();
  return { email, finalise: () => shopper.finalise(TotalPrice, key) };
}

describe.each([
  ['mailbox', 'LIMIT_ORDERS_PER_MAILBOX', 'same@example.com'],
  ['address', 'LIMIT_ORDERS_PER_ADDRESS', ''],
  ['dealer', 'LIMIT_ORDERS_PER_DEALER', ''],
])('orders limited by %s', (_, limit, mailbox) => {
  const market = withOrderMarket({ [limit]: '2' });
  const email = mailbox || undefined;

  it('are placed so often in 15 minutes; the next waits with all that was typed', async () => {
    for (const nth of [1, 2]) expect([nth, (await (await guest(market, email)).finalise()).status]).toEqual([nth, 200]);
    const third = await guest(market, email);
    const refused = await third.finalise();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.problem().detail).toContain('Ihre Angaben bleiben stehen');
    const placed = market().api.db.select().from(orders).where(eq(orders.email, third.email));
    expect(await placed).toHaveLength(email ? 2 : 0);
    market().api.setNow(AFTER_WINDOW);
    expect((await third.finalise()).status).toBe(200);
  });
});

describe('order starts', () => {
  const market = withOrderMarket({ LIMIT_ORDER_STARTS: '2' });

  it('are limited by address', async () => {
    await (await newShopper(market())).start();
    await (await newShopper(market())).start();
    await expect((await newShopper(market())).start()).rejects.toThrow(/TOO_MANY_REQUESTS/);
    market().api.setNow(AFTER_WINDOW);
    await (await newShopper(market())).start();
  });
});
