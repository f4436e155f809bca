import { randomUUID } from 'node:crypto';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import type { OrderCommand } from '../commands/order-command';
import { ORDER_COMMANDS } from '../commands/order-commands';
import { getOrder } from '../order/order';
import { findEvents } from '../order/order-repository';
import { ORDER_STATES, type OrderState } from '../order/order-state';
import { orders } from '../order/schema';
import { getMails, orderRow, placeTestOrder, type TestOrder } from '../order-actions/testing/placed-orders';
import { presentPlan } from '../ratepay/present-plans';
import type { OperationOutcome } from '../ratepay/ratepay';
import { creditAuthorisations } from '../ratepay/schema';
import { CREDIT_OUTCOMES, type CreditOutcome } from './credit-outcomes';
import type { CreditStep } from './next-step';
import { findOperations, insertOperation } from './operation-repository';
import { recordOutcome } from './record-outcome';

const market = withOrderMarket();
const KINDS = Object.keys(CREDIT_OUTCOMES) as CreditStep['kind'][];
const ANSWERS: Readonly<Record<OperationOutcome['kind'], OperationOutcome>> = {
  accepted: { kind: 'accepted', reference: 'R-1' },
  refused: { kind: 'refused', reason: 'CREDIT_CHECK' },
};
const CASES = KINDS.flatMap((kind) => (['accepted', 'refused'] as const).map((answer) => [kind, answer] as const));
const FORMER_CENTS = 100_000;
const PLAN = presentPlan(FORMER_CENTS, { countryId: 1, months: 3, effectiveBasisPoints: 900 });

let order: TestOrder;
beforeAll(async () => {
  order = await placeTestOrder(market());
});

/** An operation that was asked for of a credit over 1,000 euros of the order in this state. */
async function request(state: OrderState, kind: CreditStep['kind'], financedCents: number) {
  const { db } = market().api;
  const { payment } = getOrder(await orderRow(market(), order.id));
  await db
    .update(orders)
    .set({ state, payment: { ...payment, Kind: 'ratenzahlung', Plan: PLAN } })
    .where(eq(orders.id, order.id));
  const key = randomUUID();
  await db.insert(creditAuthorisations).values({
    ...{ key, processId: randomUUID(), contentHash: key, attempt: 1, countryId: 1, paymentKindId: 3 },
    ...{ totalCents: FORMER_CENTS, state: 'used', orderId: order.id, consentAt: TEST_NOW, requestedAt: TEST_NOW },
  });
  return insertOperation(
    db,
    { key, orderId: order.id },
    {
      step: { kind, amountCents: financedCents },
      ...{ position: 1, financedCents, repaidCents: financedCents, months: 3, requestedAt: TEST_NOW },
    },
  );
}
type Operation = Awaited<ReturnType<typeof request>>;

const record = (operation: Operation, answer: OperationOutcome['kind']) =>
  market().api.db.transaction((tx) =>
    recordOutcome(tx, operation, ANSWERS[answer], { services: market().api.services, clock: () => TEST_NOW }),
  );
const getAddresses = (recipients: OrderCommand['mails'] = []) => {
  const addresses = { customer: order.email, dealer: order.dealerEmail };
  const { supportMail: support } = market().api.services.config;
  return recipients.map((recipient) => ({ ...addresses, support })[recipient as keyof typeof addresses | 'support']);
};
const readEvents = () => findEvents(market().api.db, order.id);
const readPlan = async () => getOrder(await orderRow(market(), order.id)).payment.Plan;

describe('the table of what a lender answers', () => {
  it.each(CASES)('%s that is %s does what it says in each state of the order', async (kind, answer) => {
    const { orderCommand, writesPlan }: CreditOutcome = CREDIT_OUTCOMES[kind][answer];
    const { from, to, event, mails: recipients }: OrderCommand = ORDER_COMMANDS[orderCommand];
    expect([from, to]).toEqual([ORDER_STATES, null]);
    for (const state of ORDER_STATES) {
      const operation = await request(state, kind, 90_000);
      const before = (await readEvents()).length;
      const mails = await getMails(market(), () => record(operation, answer));
      expect([state, mails.map(({ recipient }) => recipient).sort()]).toEqual([state, getAddresses(recipients).sort()]);
      const added = (await readEvents()).slice(before);
      expect(added).toMatchObject([{ kind: event, fromState: state, toState: state, authorKind: 'system' }]);
      const [settled] = await findOperations(market().api.db, operation.authorisationKey);
      expect(settled?.state).toBe(answer);
      expect([state, (await readPlan())?.TotalPrice !== PLAN.TotalPrice]).toEqual([state, writesPlan]);
    }
  });

  it.each(KINDS)('%s that is accepted tells its customer nothing where the amount stays', async (kind) => {
    const operation = await request('delivered', kind, FORMER_CENTS);
    const mails = await getMails(market(), () => record(operation, 'accepted'));
    expect(mails.map(({ recipient }) => recipient)).not.toContain(order.email);
    expect(await readPlan()).toEqual(PLAN);
  });

  it.each(CASES)('%s that is %s takes its first answer alone', async (kind, answer) => {
    const operation = await request('delivered', kind, 90_000);
    await record(operation, answer);
    const [events, plan] = [await readEvents(), await readPlan()];
    const mails = await getMails(market(), () => record(operation, answer === 'accepted' ? 'refused' : 'accepted'));
    expect([mails, await readEvents(), await readPlan()]).toEqual([[], events, plan]);
    expect((await findOperations(market().api.db, operation.authorisationKey))[0]?.state).toBe(answer);
  });

  it('gives the lender’s reason to support alone', async () => {
    const operation = await request('delivered', 'capture', 90_000);
    const mails = await getMails(market(), () => record(operation, 'refused'));
    const [support] = getAddresses(['support']);
    for (const { recipient, text } of mails)
      expect([recipient, text.includes('CREDIT_CHECK')]).toEqual([recipient, recipient === support]);
  });
});
