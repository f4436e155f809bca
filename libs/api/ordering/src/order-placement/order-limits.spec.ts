import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { orders } from '../order/schema';
import { claimStart } from './order-limits';
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

describe('a subscriber of IPv6, who has a /64 of addresses', () => {
  const market = withOrderMarket({ LIMIT_ORDER_STARTS: '2' });
  const startFrom = (ip: string) => {
    const { db, services } = market().api;
    return claimStart({ db, services, ip, actor: null, clock: () => TEST_NOW });
  };

  it('starts no more orders by changing them', async () => {
    await startFrom('2001:db8:7:1::5');
    await startFrom('2001:db8:7:1:ffff::9');
    await expect(startFrom('2001:db8:7:1::77')).rejects.toMatchObject({ status: 429 });
    await startFrom('2001:db8:7:2::5');
  });
});

describe('a dealer that guests flood', () => {
  const market = withOrderMarket({ LIMIT_GUEST_ORDERS_PER_DEALER: '2' });
  const waits = async (email?: string) => {
    const { email: of, finalise } = await guest(market, email);
    expect((await finalise()).status).toBe(200);
    const rows = await market().api.db.select().from(orders).where(eq(orders.email, of));
    return rows.map(({ confirmUntil }) => confirmUntil !== null).at(-1);
  };

  it('refuses none of them: further orders wait for their mail, as long as the flood lasts', async () => {
    expect([await waits(), await waits()]).toEqual([false, false]);
    expect([await waits(), await waits()]).toEqual([true, true]);
    market().api.setNow(AFTER_WINDOW);
    expect(await waits()).toBe(false);
  });

  it('is reached at once by a mailbox that was proven', async () => {
    const email = `${randomUUID()}@example.com`;
    await waits(email);
    await market().api.db.update(orders).set({ mailboxProvenAt: TEST_NOW }).where(eq(orders.email, email));
    expect([await waits(), await waits()]).toContain(true);
    expect(await waits(email)).toBe(false);
  });
});

describe('what is counted for all nodes', () => {
  const market = withOrderMarket({ LIMIT_ORDER_STARTS: '2' });

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
