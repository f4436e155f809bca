import { anonymiseOrders } from '@heizplatz/api-customers';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import {
  creditAuthorisations,
  creditOperations,
  lockOrder,
  orders,
  recordChange,
  recordOutcome,
  settleCredit,
} from '@heizplatz/api-ordering';
import { withCreditMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq, sql } from 'drizzle-orm';
import { creditDesk, INSTALMENTS } from './testing/credit-desk';

const market = withCreditMarket();
const {
  onCredit,
  deliver,
  settle,
  toEntry: toEntry,
  getSteps: getSteps,
  getTotal: getTotal,
  getKinds: getKinds,
} = creditDesk(market);

beforeEach(() => market().api.setNow(TEST_NOW));

describe('a credit at the delivery', () => {
  it.each([1, 2, 3] as const)('is paid out once, as authorised, in country %d', async (countryId) => {
    const street = `Lieferweg ${countryId}`;
    const desk = await onCredit(street, { countryId });
    await settle();
    expect(await getSteps(street)).toEqual([]);
    await deliver(desk);
    const { totalCents } = await getTotal(desk);
    await settle();
    await desk.done('mark', { State: 'invoiced' });
    await settle();
    expect(await getSteps(street)).toEqual([`capture ${totalCents} accepted`]);
    expect(await getKinds(desk)).toEqual(['credit-captured']);
    expect((await desk.getMail('dealer-credit-changed')).text).toContain('Der Kreditgeber zahlt dem Händler');
    expect((await desk.mails()).map(({ kind }) => kind)).not.toContain('order-credit-changed');
  });

  it('goes when its order names nobody any more', async () => {
    const { api } = market();
    const desk = await onCredit('Endeweg');
    await deliver(desk);
    await settle();
    expect(await getSteps('Endeweg')).toHaveLength(1);
    await api.db.transaction((tx) => anonymiseOrders(tx, [desk.orderId], api.services.files));
    const { orderId } = desk;
    expect(await api.db.select().from(creditOperations).where(eq(creditOperations.orderId, orderId))).toEqual([]);
    expect(await api.db.select().from(creditAuthorisations).where(eq(creditAuthorisations.orderId, orderId))).toEqual(
      [],
    );
  });

  it.each([
    ['less', 5700],
    ['more', 6400],
  ])('follows the weighed total when it is %s, and so does the plan', async (label, amount) => {
    const street = `Wiegeweg ${label}`;
    const desk = await onCredit(street, { payment: INSTALMENTS });
    const before = (await desk.seenByCustomer()).Payment.Plan;
    await deliver(desk, amount);
    await settle();
    const { totalCents, settledCents } = await getTotal(desk);
    expect(settledCents).not.toBe(totalCents);
    expect(await getSteps(street)).toEqual([`adjust ${settledCents} accepted`, `capture ${settledCents} accepted`]);
    const plan = (await desk.seenByCustomer()).Payment.Plan;
    expect(plan).toMatchObject({ Months: 3, InterestPercent: before?.InterestPercent });
    expect(Math.round(((plan?.TotalPrice ?? 0) - (plan?.Interest ?? 0)) * 100)).toBe(settledCents);
    const { operations } = await toEntry(street);
    expect(operations[0]?.request).toMatchObject({ repaidCents: Math.round((plan?.TotalPrice ?? 0) * 100), months: 3 });
    const mail = await desk.getMail('order-credit-changed');
    expect(mail.text).toContain('Summe der Raten');
    expect(mail.recipient).toBe('anna.huber@example.com');
  });

  it('follows the customer’s word on more than 10 %', async () => {
    const desk = await onCredit('Mehrweg');
    await deliver(desk, 7000);
    await settle();
    const first = await getTotal(desk);
    expect(await getSteps('Mehrweg')).toEqual([`capture ${first.totalCents} accepted`]);
    await desk.shopper.client.post('/api/orders/answer-weight', {
      ...{ OrderId: desk.orderId, Token: desk.customerToken(), IsAccepted: true },
    });
    await settle();
    const { settledCents } = await getTotal(desk);
    expect((await getSteps('Mehrweg')).slice(1)).toEqual([
      `adjust ${settledCents} accepted`,
      `capture ${settledCents - first.totalCents} accepted`,
    ]);
  });

  it('is not paid out for a weight far below the order before somebody confirms it', async () => {
    const desk = await onCredit('Wenigweg');
    await deliver(desk, 1);
    await settle();
    expect(await getSteps('Wenigweg')).toEqual([]);
    await desk.answerWeight(true);
    await settle();
    const { settledCents } = await getTotal(desk);
    expect(await getSteps('Wenigweg')).toEqual([`adjust ${settledCents} accepted`, `capture ${settledCents} accepted`]);
  });

  it('is taken back whole when the order is withdrawn after it', async () => {
    const desk = await onCredit('Rückweg', { payment: INSTALMENTS });
    await deliver(desk);
    await settle();
    const { totalCents } = await getTotal(desk);
    await market().api.db.transaction(async (tx) => {
      const author = { kind: 'customer' } as const;
      await recordChange(tx, { id: desk.orderId }, { command: 'withdrawOrder', author }, TEST_NOW);
    });
    await settle();
    expect(await getSteps('Rückweg')).toEqual([`capture ${totalCents} accepted`, `refund ${totalCents} accepted`]);
    expect((await desk.seenByCustomer()).Payment.Plan).toBeNull();
    expect((await desk.getMail('order-credit-changed')).text).toContain('der Kredit ist beendet');
    expect((await toEntry('Rückweg')).state).toBe('accepted');
  });
});

it('a credit gives back what a withdrawn part costs, and the plan follows', async () => {
  const desk = await onCredit('Teilweg', { payment: INSTALMENTS });
  await deliver(desk);
  await settle();
  const { api } = market();
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  const { number } = (await api.db.select().from(orders).where(eq(orders.id, desk.orderId)))[0] ?? { number: '' };
  await desk.shopper.client.post(CALLS.submitWithdrawal.path, {
    ...{ OrderId: desk.orderId, Token: desk.customerToken(), Name: 'Anna Huber' },
    ...{ EmailAddress: 'anna.huber@example.com', Contract: number, Part: 'Ein Viertel' },
  });
  const staff = await loggedIn(api, 'ks@example.com');
  const { Rows } = await staff.call(CALLS.staffWithdrawals, { query: { search: number } });
  const body = { WithdrawalId: Rows[0]?.Id ?? '', Version: Rows[0]?.Version ?? 0, Note: 'Vereinbart.' };
  await staff.call(CALLS.settleWithdrawal, { body: { ...body, WithdrawnAmount: 500 } });
  await settle();
  const { totalCents } = await getTotal(desk);
  expect(await getSteps('Teilweg')).toEqual([`capture ${totalCents} accepted`, 'refund 50000 accepted']);
  const { Payment, Delivered } = await desk.seenByCustomer();
  expect(Math.round(((Payment.Plan?.TotalPrice ?? 0) - (Payment.Plan?.Interest ?? 0)) * 100)).toBe(totalCents - 50_000);
  expect(Delivered?.Withdrawn).toBe(500);
});

it('a credit ends with the person in its order', async () => {
  const desk = await onCredit('Endweg');
  await deliver(desk);
  await settle();
  const { db, services } = market().api;
  await db.transaction((tx) => anonymiseOrders(tx, [desk.orderId], services.files));
  expect(await db.$count(creditOperations, eq(creditOperations.orderId, desk.orderId))).toBe(0);
  expect(await db.$count(creditAuthorisations, eq(creditAuthorisations.orderId, desk.orderId))).toBe(0);
});

describe('a provider that', () => {
  it('answers late pays once', async () => {
    const desk = await onCredit('Spätweg', { lastName: 'Trödler' });
    await deliver(desk);
    await market().impatiently(settle);
    expect(await getKinds(desk)).toEqual([]);
    await market().api.db.execute(`update pgboss.job set start_after = now() where name = 'settle-credit'`);
    await settle();
    const { totalCents } = await getTotal(desk);
    expect(await getSteps('Spätweg')).toEqual([`capture ${totalCents} accepted`]);
    expect((await toEntry('Spätweg')).operations[0]?.sends).toBe(2);
    expect(await getKinds(desk)).toEqual(['credit-captured']);
  });

  it('is asked twice, since its answer was lost, pays once', async () => {
    const desk = await onCredit('Doppelweg', { lastName: 'Abbruch' });
    await deliver(desk);
    await settle();
    await market().api.db.execute(`update pgboss.job set start_after = now() where name = 'settle-credit'`);
    await settle();
    const { totalCents } = await getTotal(desk);
    expect(await getSteps('Doppelweg')).toEqual([`capture ${totalCents} accepted`]);
    expect(await getKinds(desk)).toEqual(['credit-captured']);
  });

  it('answers the same operation twice is recorded once', async () => {
    const desk = await onCredit('Echoweg');
    await deliver(desk);
    await settle();
    const { db, services } = market().api;
    const [operation] = await db.select().from(creditOperations).where(eq(creditOperations.orderId, desk.orderId));
    if (!operation) throw new Error('nothing was asked');
    const again = { kind: 'refused', reason: 'LATER' } as const;
    await db.transaction((tx) => recordOutcome(tx, operation, again, { services, clock: () => TEST_NOW }));
    expect(await getKinds(desk)).toEqual(['credit-captured']);
    const [after] = await db.select().from(creditOperations).where(eq(creditOperations.key, operation.key));
    expect(after).toMatchObject({ state: 'accepted', reason: null });
  });

  it('refuses more pays what it authorised, and everybody is told who is owed the rest', async () => {
    const desk = await onCredit('Grenzweg', { lastName: 'Obergrenze' });
    await deliver(desk, 6400);
    await settle();
    await settle();
    const { totalCents, settledCents } = await getTotal(desk);
    expect(await getSteps('Grenzweg')).toEqual([`adjust ${settledCents} refused`, `capture ${totalCents} accepted`]);
    const mails = await desk.mails();
    // The dealer is notified of the refusal and of the payment at the same time.
    const containsStatement = (kind: string) => mails.filter((mail) => mail.kind === kind).map(({ text }) => text);
    for (const kind of ['order-credit-refused', 'dealer-credit-changed'])
      expect(containsStatement(kind).join()).toContain('direkt beim Händler zu zahlen');
    expect(containsStatement('support-credit-refused').join()).toContain('CREDIT_CHECK');
    expect(containsStatement('dealer-credit-changed').join()).not.toContain('CREDIT_CHECK');
  });

  it('refuses to pay is asked once, and support knows', async () => {
    const desk = await onCredit('Sperrweg', { lastName: 'Sperre' });
    await deliver(desk);
    await settle();
    await settle();
    const { totalCents } = await getTotal(desk);
    expect(await getSteps('Sperrweg')).toEqual([`capture ${totalCents} refused`]);
    expect((await desk.mails()).filter(({ kind }) => kind === 'support-credit-refused')).toHaveLength(1);
    expect(JSON.stringify((await desk.seenByCustomer()).Timeline)).not.toContain('CREDIT_CHECK');
  });
});

describe('a withdrawal that is taken back', () => {
  /** Until another connection waits for a lock of this database. */
  async function somebodyWaits(): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await market().api.db.execute(waiting)).rows.length === 0);
  }

  it('keeps its credit though the job looked at it meanwhile', async () => {
    const desk = await onCredit('Wettlauf');
    const { api } = market();
    const { db, services, app } = api;
    await db.update(orders).set({ state: 'withdrawn' }).where(eq(orders.id, desk.orderId));
    const { key } = await toEntry('Wettlauf');
    let job: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await lockOrder(tx, desk.orderId);
      const dependencies = {
        db,
        services,
        clock: () => TEST_NOW,
        random: () => 0.5,
        log: app.log,
        isLastAttempt: false,
      };
      job = settleCredit.run({ key }, dependencies);
      await Promise.race([job, somebodyWaits()]);
      await tx.update(orders).set({ state: 'accepted' }).where(eq(orders.id, desk.orderId));
    });
    await job;
    await settle();
    const [credit] = await db.select().from(creditAuthorisations).where(eq(creditAuthorisations.key, key));
    expect(credit?.state).toBe('used');
    expect((await toEntry('Wettlauf')).state).toBe('accepted');
  });
});
