import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders, signDealerLink } from '@heizplatz/api-ordering';
import { getMails, orderRow, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';
import { CASE_COMMANDS, type CaseCommand, type CaseCommandName, caseRefusal, caseState } from './case-commands';
import { type CaseRow, findCase } from './case-repository';
import { cancellationCases } from './schema';

const market = withOrderMarket();
let order: TestOrder;
let callers: Readonly<Record<CaseCommand['by'], TestClient>>;

beforeAll(async () => {
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
});
beforeEach(async () => {
  order = await placeTestOrder(market());
  await order.owner.call(CALLS.cancelOrder, { body: { OrderId: order.id, Token: null, Reason: 'Lager zu voll' } });
  callers = {
    customer: order.owner,
    dealer: await market().api.visitorWithCsrf(),
    staff: await loggedIn(market().api, 'ks@example.com'),
  };
});

async function caseRow(): Promise<CaseRow> {
  const row = await findCase(market().api.db, order.id);
  if (!row) throw new Error('no case');
  return row;
}

async function dealerToken(): Promise<string> {
  const { dealerId } = await orderRow(market(), order.id);
  const { secrets } = market().api.services.config;
  return signDealerLink({ id: order.id, dealerId, dealerLinkVersion: 0 }, { keys: secrets.link, now: TEST_NOW });
}

interface Request {
  readonly path: string;
  readonly body: object;
}
let written = 0;
/** Never the same text twice: that would be a double click. */
const nextText = () => `Nachricht ${(written += 1)}`;
const respond = async (kind: 'customer' | 'dealer'): Promise<Request> => {
  const { userId } = await orderRow(market(), order.id);
  const body = { orderId: order.id, userId: kind === 'customer' ? userId : null, kind, comment: nextText() };
  return { path: CALLS.saveCancellationComment.path, body };
};
const booking = async (isBooked: boolean): Promise<Request> => {
  const { version, bookedAs } = await caseRow();
  // Each differs from what is saved, so that it is executed in either state.
  const mode = bookedAs === 'free' ? 'fee' : 'free';
  const Rows = [{ orderId: order.id, Version: version, isBooked, bookedAs: mode }];
  return { path: CALLS.saveCancellationList.path, body: { Rows } };
};

const REQUESTS: Readonly<Record<CaseCommandName, () => Promise<Request>>> = {
  commentCancellation: async () => ({
    path: CALLS.commentCancellation.path,
    body: { OrderId: order.id, Comment: nextText() },
  }),
  saveCancellationFeedback: async () => ({
    path: CALLS.saveCancellationFeedback.path,
    body: { OrderId: order.id, reason: nextText(), comment: '' },
  }),
  dealerCommentCancellation: async () => ({
    path: CALLS.dealerCommentCancellation.path,
    body: { OrderId: order.id, Token: await dealerToken(), Comment: nextText() },
  }),
  answerCustomer: () => respond('customer'),
  answerDealer: () => respond('dealer'),
  saveStaffCancellationFeedback: async () => ({
    path: CALLS.saveStaffCancellationFeedback.path,
    body: { orderId: order.id, feedback: { reason: nextText(), comment: '' } },
  }),
  saveCancellationCase: async () => ({
    path: CALLS.saveCancellationCase.path,
    body: { orderId: order.id, Kind: 'goodwill', IsMine: true, Version: (await caseRow()).version },
  }),
  bookCancellation: () => booking(true),
  unbookCancellation: () => booking(false),
};
const NAMES = Object.keys(REQUESTS) as CaseCommandName[];

const lastAudit = async () => {
  const [line] = await market().api.db.select().from(auditOutcomes).orderBy(desc(auditOutcomes.auditId)).limit(1);
  return line;
};

describe('the table of a case’s commands', () => {
  it('starts open, by the cancellation', async () => {
    expect(caseState(await caseRow())).toBe('open');
  });

  it.each(NAMES)('%s is executed in its states with its mails, and by its actor alone', async (name) => {
    const { by, from, to, mails }: CaseCommand = CASE_COMMANDS[name];
    const addresses = { customer: order.email, dealer: order.dealerEmail };
    for (const state of ['open', 'booked'] as const) {
      const saved = { isBooked: state === 'booked', bookedAs: state === 'booked' ? ('goodwill' as const) : null };
      await market().api.db.update(cancellationCases).set(saved).where(eq(cancellationCases.orderId, order.id));
      const { path, body } = await REQUESTS[name]();
      // The dealer's token authorizes the dealer's calls for anyone who holds it.
      const others = by === 'dealer' ? [] : (['customer', 'dealer', 'staff'] as const).filter((one) => one !== by);
      for (const other of others) {
        const { status } = await callers[other].post(path, body);
        expect([name, other, [401, 403, 404].includes(status)]).toEqual([name, other, true]);
      }
      const sent = await getMails(market(), async () => {
        expect([state, (await callers[by].post(path, body)).status]).toEqual([state, from.includes(state) ? 200 : 409]);
      });
      expect(sent.map(({ recipient }) => recipient)).toEqual(mails.map((recipient) => addresses[recipient]));
      expect(caseState(await caseRow())).toBe(to ?? state);
    }
  });

  it.each(NAMES.filter((name) => CASE_COMMANDS[name].by === 'staff'))('%s is audited', async (name) => {
    const { path, body } = await REQUESTS[name]();
    await callers.staff.post(path, body);
    expect((await lastAudit())?.after).not.toBeNull();
    expect(CASE_COMMANDS[name].isAudited).toBe(true);
  });

  it('offers no answer to a customer whose account was deleted, and refuses it', async () => {
    await market().api.db.update(orders).set({ email: 'anonymous' }).where(eq(orders.id, order.id));
    const { Rows } = await callers.staff.call(CALLS.cancellationList, { body: { search: order.number } });
    expect(Rows[0]?.May).toEqual({ AnswerCustomer: false, AnswerDealer: true });
    const { path, body } = await REQUESTS.answerCustomer();
    expect((await callers.staff.post(path, body)).problem().code).toBe('CONFLICT');
  });

  it('needs the order where a guard looks at it', async () => {
    const row = await caseRow();
    expect(() => caseRefusal('answerCustomer', row, null)).toThrow('guarded by its order');
  });
});
