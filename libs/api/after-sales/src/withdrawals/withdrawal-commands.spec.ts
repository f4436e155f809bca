import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { getMails, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type WithdrawalRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { withdrawals, type WithdrawalOutcome } from './schema';
import { type DeclaringCommand, WITHDRAWAL_COMMANDS, type WithdrawalCommand } from './withdrawal-commands';

const market = withOrderMarket();
const OUTCOMES: readonly WithdrawalOutcome[] = ['withdrawn', 'part', 'unclear', 'waiting', 'unknown', 'undone'];
let staff: TestClient;
let order: TestOrder;

beforeAll(async () => {
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
});
beforeEach(async () => {
  staff = await loggedIn(market().api, 'ks@example.com');
  order = await placeTestOrder(market());
});

const declare = async (fields: object) =>
  (await market().api.visitorWithCsrf()).post(CALLS.submitWithdrawal.path, {
    ...{ Name: 'Anna Huber', EmailAddress: order.email, Contract: order.number },
    ...fields,
  });
const opened = () => ({ OrderId: order.id, Token: order.token });

async function onlyRow(search: string): Promise<WithdrawalRow> {
  const [row] = (await staff.call(CALLS.staffWithdrawals, { query: { search } })).Rows;
  if (!row) throw new Error(`no withdrawal of ${search}`);
  return row;
}

/** What leads to each declaring command, with another mailbox than the order's where the row names `customer`. */
const DECLARATIONS: Readonly<Record<Exclude<DeclaringCommand, 'awaitOwner'>, (email: string) => Promise<object>>> = {
  withdrawWhole: async (EmailAddress) => ({ ...opened(), EmailAddress }),
  withdrawPart: async (EmailAddress) => ({ ...opened(), EmailAddress, Part: 'Eine Palette' }),
  questionWithdrawal: async (EmailAddress) => {
    await market().api.db.update(orders).set({ isConsumer: false }).where(eq(orders.id, order.id));
    return { ...opened(), EmailAddress };
  },
  receiveUnknown: async (EmailAddress) => ({ EmailAddress, Contract: 'Pellets vom Herbst' }),
};

describe('the table of a withdrawal’s commands', () => {
  it.each(Object.keys(DECLARATIONS) as (keyof typeof DECLARATIONS)[])(
    '%s has its outcome, and tells whom its row names',
    async (name) => {
      const email = `frei.${randomUUID().slice(0, 8)}@example.com`;
      const fields = await DECLARATIONS[name](email);
      const mails = await getMails(market(), async () => {
        expect((await declare(fields)).status).toBe(200);
      });
      const addresses = {
        ...{ declarant: email, customer: order.email, dealer: order.dealerEmail },
        support: market().api.services.config.supportMail,
      };
      const command: WithdrawalCommand = WITHDRAWAL_COMMANDS[name];
      const recipients = command.mails.map((recipient) => addresses[recipient]);
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(recipients.sort());
      expect((await onlyRow(email)).Outcome).toBe(command.to);
    },
  );

  it.each(['assignWithdrawal', 'settleWithdrawal', 'undoWithdrawal'] as const)(
    '%s is executed from its outcomes alone, offered there, and to staff only',
    async (name) => {
      await declare(opened());
      const { Id } = await onlyRow(order.number);
      const offer = { assignWithdrawal: 'Assign', settleWithdrawal: 'Settle', undoWithdrawal: 'Undo' } as const;
      const { path } = CALLS[name];
      const { from }: WithdrawalCommand = WITHDRAWAL_COMMANDS[name];
      for (const outcome of OUTCOMES) {
        await market().api.db.update(orders).set({ state: 'withdrawn' }).where(eq(orders.id, order.id));
        await market().api.db.update(withdrawals).set({ outcome, settledAt: null }).where(eq(withdrawals.id, Id));
        const { Version, May } = await onlyRow(order.number);
        const isAllowed = from.includes(outcome);
        expect([outcome, May[offer[name]]]).toEqual([outcome, isAllowed]);
        const body = { WithdrawalId: Id, Version, Note: 'Geprüft', OrderNumber: order.number };
        expect([401, 403]).toContain((await order.owner.post(path, body)).status);
        expect([outcome, (await staff.post(path, body)).status]).toEqual([outcome, isAllowed ? 200 : 409]);
      }
    },
  );

  it('settles nothing twice, and takes a part off a delivered order alone', async () => {
    await declare(opened());
    const { Id } = await onlyRow(order.number);
    await market().api.db.update(withdrawals).set({ settledAt: TEST_NOW }).where(eq(withdrawals.id, Id));
    const { May, Version } = await onlyRow(order.number);
    expect(May).toEqual({ Assign: false, Settle: false, TakeOffPart: false, Undo: true });
    const again = await staff.post(CALLS.settleWithdrawal.path, { WithdrawalId: Id, Version, Note: 'Noch einmal' });
    expect(again.problem().code).toBe('CONFLICT');
    const delivered = { state: 'delivered', deliveredAmount: 6000, settledCents: 200_000 } as const;
    await market().api.db.update(orders).set(delivered).where(eq(orders.id, order.id));
    await market().api.db.update(withdrawals).set({ outcome: 'part' }).where(eq(withdrawals.id, Id));
    expect((await onlyRow(order.number)).May.TakeOffPart).toBe(true);
  });
});
