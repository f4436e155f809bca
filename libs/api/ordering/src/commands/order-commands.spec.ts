import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { lastEvent, orderRow, placeTestOrder } from '../order-actions/testing/placed-orders';
import { withOrderMarket } from '../checkout/testing/order-market';
import { getOrder } from '../order/order';
import { ORDER_STATES } from '../order/order-state';
import { orders } from '../order/schema';
import { customerActions, dealerActions, isAllowed, staffActions } from './allowed-actions';
import type { ExecutionBy } from './execute-command';
import type { OrderCommand } from './order-command';
import { ORDER_COMMANDS, type OrderCommandName, type RecordableCommand } from './order-commands';
import { recordChange } from './record-change';

const market = withOrderMarket();
const NAMES = Object.keys(ORDER_COMMANDS) as OrderCommandName[];
const isRecordable = (name: OrderCommandName): name is RecordableCommand => ORDER_COMMANDS[name].event !== null;

/** What the guards require, beside the state. */
const FITS = {
  proposedWindow: { Date: '2026-12-03', From: '07:00', To: '12:00' },
  ...{ deliveredAmount: 7000, deliveredOn: '2026-11-20' },
} as const;

interface Cancellation<Recipient extends string> {
  readonly command: 'cancelOrder';
  readonly mails: { readonly [R in Recipient]: () => null };
}
/** Checked when the types are built. */
type Takes<Actor extends 'customer' | 'dealer', E> = E extends ExecutionBy<Actor> ? true : false;

describe('the table of an order’s commands', () => {
  it.each(NAMES.filter(isRecordable))('%s is recorded as it says, in its states alone', async (name) => {
    const { db } = market().api;
    const command: OrderCommand = ORDER_COMMANDS[name];
    const weight = name === 'staffConfirmWeight' ? { reportedAmount: 5000, deliveredAmount: null } : {};
    const { id } = await placeTestOrder(market(), 1, { ...FITS, ...weight });
    const isRelease = name === 'staffReleaseOrder';
    const confirmUntil = isRelease ? new Date(TEST_NOW.getTime() + 1000) : null;
    for (const state of ORDER_STATES) {
      await db.update(orders).set({ state, confirmUntil }).where(eq(orders.id, id));
      const order = getOrder(await orderRow(market(), id));
      const change = { command: name, formerState: 'accepted', author: { kind: command.by } } as const;
      const recorded = recordChange(db, order, change, TEST_NOW);
      const isExpected = command.from.includes(state);
      expect([state, isAllowed(name, order, TEST_NOW)]).toEqual([state, isExpected]);
      if (!isExpected) {
        await expect(recorded).rejects.toMatchObject({ code: 'CONFLICT' });
        continue;
      }
      const toState = command.to === 'former' ? 'accepted' : (command.to ?? state);
      expect((await recorded).state).toBe(toState);
      expect(await lastEvent(market(), id)).toMatchObject({ kind: command.event, fromState: state, toState });
    }
  });

  it('is too late for answers by the clock, before the job says so, for pages as for commands', async () => {
    const { id } = await placeTestOrder(market(), 1, FITS);
    const order = getOrder(await orderRow(market(), id));
    const due = order.answerDueAt;
    const before = new Date(due.getTime() - 1);
    const answers = NAMES.filter((name) => {
      const command: OrderCommand = ORDER_COMMANDS[name];
      return command.isAnswer === true && command.from.includes('placed');
    });
    expect(answers).toContain('dealerAcceptOrder');
    for (const name of NAMES)
      expect([name, isAllowed(name, order, due)]).toEqual([
        name,
        isAllowed(name, order, before) && !answers.includes(name) && name !== 'staffChangeDealer',
      ]);
    expect([dealerActions(order, before).Accept, dealerActions(order, due).Accept]).toEqual([true, false]);
    const late = recordChange(
      market().api.db,
      order,
      { command: 'dealerAcceptOrder', author: { kind: 'dealer' } },
      due,
    );
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT', options: { context: { State: 'expired' } } });
  });

  it('lets staff alone execute what their calls are for', () => {
    const access = new Map(Object.values(CALLS).map(({ id, access: who }) => [id as string, who.kind]));
    const calls = NAMES.filter((name) => access.has(name));
    expect(calls.length).toBeGreaterThan(20);
    for (const name of calls)
      expect([name, access.get(name) === 'roles']).toEqual([name, ORDER_COMMANDS[name].by === 'staff']);
  });

  it('holds back what an unproven mailbox must not cause, and offers none of it', async () => {
    const { id } = await placeTestOrder(market());
    const row = await orderRow(market(), id);
    const order = getOrder({ ...row, confirmUntil: new Date(TEST_NOW.getTime() + 1000) });
    const offers = (actions: object) => Object.entries(actions).flatMap(([action, may]) => (may ? [action] : []));
    expect(offers(customerActions(order, TEST_NOW))).toEqual(['Cancel', 'Withdraw']);
    expect(offers(dealerActions(order, TEST_NOW))).toEqual([]);
    expect(offers(staffActions(order, TEST_NOW, () => true))).toEqual(['Cancel', 'Note', 'ResendMail', 'Release']);
    expect(offers(staffActions(order, TEST_NOW, () => false))).toEqual([]);
  });

  it('makes the compiler ask for each mail, and for commands of the caller’s own', () => {
    const isTaken: Takes<'customer', Cancellation<'customer' | 'dealer'>> = true;
    const isTakenWithoutMail: Takes<'customer', Cancellation<'customer'>> = false;
    const isTakenOfDealer: Takes<'dealer', Cancellation<'customer' | 'dealer'>> = false;
    expect([isTaken, isTakenWithoutMail, isTakenOfDealer]).toEqual([true, false, false]);
  });
});
