import pino from 'pino';
import { idempotencyKeys, orderProcesses } from './schema';
import { cleanUpProcesses } from './clean-up-processes';
import { withOrderMarket } from './testing/order-market';
import { newShopper } from './testing/shopper';

const market = withOrderMarket();
const cleanUpAt = (now: Date) => {
  const { db, services } = market().api;
  const log = pino({ level: 'silent' });
  return cleanUpProcesses.run({}, { db, services, clock: () => now, random: () => 0.5, log, isLastAttempt: false });
};

describe('the nightly sweep of order processes', () => {
  it('removes drafts after seven days and keys after thirty', async () => {
    const { db } = market().api;
    const shopper = await newShopper(market());
    await shopper.order();
    await cleanUpAt(new Date('2026-11-28T10:00:00Z'));
    expect([await db.$count(orderProcesses), await db.$count(idempotencyKeys)]).toEqual([1, 1]);
    await cleanUpAt(new Date('2026-11-28T12:00:00Z'));
    expect([await db.$count(orderProcesses), await db.$count(idempotencyKeys)]).toEqual([0, 1]);
    await cleanUpAt(new Date('2026-12-22T12:00:00Z'));
    expect(await db.$count(idempotencyKeys)).toBe(0);
  });
});
