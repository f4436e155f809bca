import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { orders } from '../order/schema';
import { claimGuestOrder, claimStart } from './order-limits';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, newShopper, Shopper } from '../checkout/testing/shopper';

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
  ['address and dealer', 'LIMIT_ORDERS_PER_DEALER', ''],
  ['dealer', 'LIMIT_GUEST_ORDERS_PER_DEALER', ''],
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

describe('what is counted for all nodes and addresses', () => {
  const market = withOrderMarket({ LIMIT_GUEST_ORDERS_PER_DEALER: '2', LIMIT_ORDER_STARTS: '2' });
  const claim = (isGuest: boolean) => {
    const { db, services } = market().api;
    const buyer = { id: 1, email: `${randomUUID()}@example.com`, isGuest };
    return claimGuestOrder(db, { buyer, dealerId: 7 }, { actor: null, services, clock: () => TEST_NOW });
  };

  it('orders of guests to one dealer, whatever their addresses; customers still reach it', async () => {
    await claim(true);
    await claim(true);
    await expect(claim(true)).rejects.toMatchObject({ status: 429 });
    await claim(false);
  });

  it('order starts: what another node counted in the database is counted here', async () => {
    const { db, services } = market().api;
    const onOtherNode = { db, services: { ...services }, ip: '127.0.0.1', actor: null, clock: () => TEST_NOW };
    await claimStart(onOtherNode);
    await claimStart(onOtherNode);
    await expect((await newShopper(market())).start()).rejects.toThrow(/TOO_MANY_REQUESTS/);
  });
});

describe('orders that staff take by phone', () => {
  const ONE = { LIMIT_ORDERS_PER_MAILBOX: '1', LIMIT_ORDERS_PER_ADDRESS: '1', LIMIT_ORDERS_PER_DEALER: '1' };
  const market = withOrderMarket({ ...ONE, LIMIT_ORDER_STARTS: '1' });

  it('are not counted, and take no place from anybody else', async () => {
    const { api } = market();
    const UserId = await insertCustomer(api, { email: 'anruf@example.com' });
    await insertCustomer(api, { email: 'telefon@example.com', roles: [ROLES.customerSupport] });
    const support = await loggedIn(api, 'telefon@example.com');
    await support.call(CALLS.impersonate, { body: { UserId, Reason: 'Bestellung am Telefon' } });
    const impersonation = new Shopper(support, 1, 3);
    for (const nth of [1, 2, 3]) {
      const addressId = await impersonation.addAddress();
      const { TotalPrice } = await impersonation.start();
      await impersonation.saveParameters();
      await impersonation.selectAddresses([delivery(addressId)]);
      await impersonation.savePayment();
      expect([nth, (await impersonation.finalise(TotalPrice)).status]).toEqual([nth, 200]);
    }
    expect((await (await guest(market)).finalise()).status).toBe(200);
  });
});
