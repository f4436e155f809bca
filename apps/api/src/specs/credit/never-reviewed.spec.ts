import { creditAuthorisations, orders } from '@heizplatz/api-ordering';
import { withCreditMarket } from '@heizplatz/api-ordering/testing';
import { eq, isNotNull } from 'drizzle-orm';
import { creditDesk } from './testing/credit-desk';

const market = withCreditMarket();
const { onCredit, deliver, settle, getSteps: getSteps, getTotal: getTotal, getKinds: getKinds } = creditDesk(market);

it('a credit that an older release left at its delivery is paid out once by the sweep', async () => {
  const desk = await onCredit('Altweg');
  await deliver(desk);
  const { db } = market().api;
  const isThis = eq(creditAuthorisations.orderId, desk.orderId);
  await db.update(creditAuthorisations).set({ reviewDueAt: null }).where(isThis);
  await settle();
  await settle();
  const { totalCents } = await getTotal(desk);
  expect(await getSteps('Altweg')).toEqual([`capture ${totalCents} accepted`]);
  expect(await getKinds(desk)).toEqual(['credit-captured']);
  expect((await db.select().from(creditAuthorisations).where(isThis))[0]?.reviewDueAt).toBeNull();
});

it('a credit whose delivered order has no total yet is not looked at', async () => {
  const desk = await onCredit('Offenweg');
  await deliver(desk);
  const { db } = market().api;
  await db.update(orders).set({ settledCents: null }).where(eq(orders.id, desk.orderId));
  await settle();
  await settle();
  expect(await getSteps('Offenweg')).toEqual([]);
  const due = isNotNull(creditAuthorisations.reviewDueAt);
  expect(await db.$count(creditAuthorisations, due)).toBe(0);
});
