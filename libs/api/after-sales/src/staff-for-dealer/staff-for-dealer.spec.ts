import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import {
  type DealerDesk,
  getMails,
  lastEvent,
  mailTo,
  openDesk,
  orderRow,
  placeTestOrder,
  type TestOrder,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { orders } from '@heizplatz/api-ordering';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type Call, type StaffOrder } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';

const market = withOrderMarket();
const CALLER = 'Herr Huber, Disposition';
const PDF = { FileName: 'Rechnung 17.pdf', ContentBase64: Buffer.from('%PDF-1.7\nRechnung').toString('base64') };
const WINDOW = { Date: '2026-11-26', From: '08:00', To: '12:00' };
let dealerSupport: TestClient;
let reader: TestClient;

beforeAll(async () => {
  const { api } = market();
  const names = { firstName: 'Ruth', lastName: 'Petersen' };
  await insertCustomer(api, { email: 'hs@example.com', roles: [ROLES.dealerSupport], ...names });
  await insertCustomer(api, { email: 'fi@example.com', roles: [ROLES.financial] });
  dealerSupport = await loggedIn(api, 'hs@example.com');
  reader = await loggedIn(api, 'fi@example.com');
});
beforeEach(() => market().api.setNow(TEST_NOW));

const read = ({ id }: Pick<TestOrder, 'id'>, client = dealerSupport): Promise<StaffOrder> =>
  client.call(CALLS.staffOrder, { params: { orderId: id } });
const entered = ({ OrderId, Version }: StaffOrder) => ({ OrderId, Version, Caller: CALLER });
const isOffered = ({ May: { ForDealer } }: StaffOrder): string[] =>
  Object.entries(ForDealer ?? {}).flatMap(([action, may]) => (may ? [action] : []));

/** What each command needs, the state that allows it, and the path behind the dealer's own link. */
const COMMANDS = [
  { call: CALLS.staffAcceptForDealer, from: 'placed', own: 'accept', fields: { Window: null } },
  { call: CALLS.staffAcceptForDealer, from: 'placed', own: 'accept', fields: { Window: WINDOW } },
  { call: CALLS.staffDeclineForDealer, from: 'placed', own: 'decline', fields: { Reason: 'Lkw defekt' } },
  { call: CALLS.staffProposeForDealer, from: 'scheduled', own: 'propose-date', fields: { ...WINDOW, Note: 'Am Tor' } },
  { call: CALLS.staffReportFailureForDealer, from: 'scheduled', own: 'delivery-failed', fields: { Reason: 'Zu eng' } },
  {
    ...{ call: CALLS.staffReportWeightForDealer, from: 'accepted', own: 'weight' },
    fields: { DeliveredAmount: 5900, DeliveredOn: '2026-11-21' },
  },
  { call: CALLS.staffUploadForDealer, from: 'accepted', own: 'document', fields: { Kind: 'invoice', File: PDF } },
  { call: CALLS.staffMarkPaidForDealer, from: 'invoiced', own: 'mark', fields: { State: 'paid' } },
] as const satisfies readonly { call: Call; from: string; own: string; fields: object }[];

describe('a command that staff enter for the dealer', () => {
  it.each(COMMANDS.map((command) => [command.call.id, command] as const))(
    '%s has the effect and the mails of the dealer’s own',
    async (_, { call, from, own, fields }) => {
      const [ours, theirs] = [await openDesk(market()), await openDesk(market())];
      for (const { orderId } of [ours, theirs])
        await market().api.db.update(orders).set({ state: from }).where(eq(orders.id, orderId));
      const getEffect = async ({ orderId, dealerId }: DealerDesk) => {
        const { state, deliveryWindow, proposedWindow, reason, settledCents } = await orderRow(market(), orderId);
        const event = await lastEvent(market(), orderId);
        const { kind, note, authorKind, authorId } = event ?? {};
        const author = [authorKind, authorId === dealerId];
        return { state, deliveryWindow, proposedWindow, reason, settledCents, kind, note, author };
      };
      const getKinds = (mails: readonly { kind: string; subject: string }[]) =>
        mails.map(({ kind }) => kind).toSorted();
      const sentByDealer = await getMails(market(), () => theirs.done(own, fields));
      const body = { ...entered(await read({ id: ours.orderId })), ...fields };
      const sentForDealer = await getMails(market(), async () => {
        const response = await dealerSupport.post(call.path, body);
        expect([response.status, response.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
      });
      expect(await getEffect(ours)).toEqual(await getEffect(theirs));
      expect(getKinds(sentForDealer)).toEqual(getKinds(sentByDealer));
      expect(getKinds(sentForDealer).length).toBeGreaterThan(0);
      for (const { text, html } of sentForDealer) expect(text + html).not.toContain(CALLER);
    },
  );

  it('says in the timeline who entered it and who phoned, and to customer and dealer nothing of it', async () => {
    const desk = await openDesk(market());
    const before = await read({ id: desk.orderId });
    const body = { ...entered(before), Window: null };
    const after = await dealerSupport.call(CALLS.staffAcceptForDealer, { body });
    expect(after).toMatchObject({ State: 'accepted', Version: before.Version + 1 });
    expect(after.Timeline.at(-1)).toMatchObject({
      ...{ Author: 'dealer', AuthorName: after.Dealer.Company },
      EnteredBy: { Name: 'Ruth Petersen', Caller: CALLER },
    });
    expect(after.Timeline[0]?.EnteredBy).toBeNull();
    for (const page of [await desk.read(), await desk.seenByCustomer()]) {
      expect(page.Timeline.at(-1)).toMatchObject({ State: 'accepted', Author: 'dealer' });
      expect(JSON.stringify(page)).not.toContain(CALLER);
    }
  });

  it('stands in the audit log with both and with the caller', async () => {
    const before = await read(await placeTestOrder(market()));
    await dealerSupport.call(CALLS.staffDeclineForDealer, { body: { ...entered(before), Reason: 'Ausgebucht' } });
    const [row] = await market()
      .api.db.select({ line: auditLog, outcome: auditOutcomes })
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, 'staffDeclineForDealer'))
      .orderBy(desc(auditLog.id));
    expect(row).toMatchObject({
      line: { actorName: 'Ruth Petersen' },
      outcome: {
        ...{ outcome: 'done', reason: CALLER, dealerId: before.Dealer.Id, forUserName: before.Dealer.Company },
        ...{ before: { state: 'placed' }, after: { id: before.OrderId, state: 'declined' } },
      },
    });
  });

  it('done twice is done once, and an order that somebody else changed is refused with it', async () => {
    const before = await read(await placeTestOrder(market()));
    const body = { ...entered(before), Window: null };
    await dealerSupport.call(CALLS.staffAcceptForDealer, { body });
    const again = await getMails(market(), () => dealerSupport.call(CALLS.staffAcceptForDealer, { body }));
    expect(again).toEqual([]);
    const late = await dealerSupport.post(CALLS.staffProposeForDealer.path, { ...entered(before), ...WINDOW });
    expect(late.problem()).toMatchObject({ code: 'VERSION_CONFLICT', context: { Current: { State: 'accepted' } } });
  });

  it('is refused where the order’s state does not permit it, and by the dealer’s own checks', async () => {
    const placed = await read(await placeTestOrder(market()));
    const paid = await dealerSupport.post(CALLS.staffMarkPaidForDealer.path, entered(placed));
    expect(paid.problem()).toMatchObject({ code: 'CONFLICT', context: { State: 'placed' } });
    const past = { ...entered(placed), Window: { ...WINDOW, Date: '2026-11-01' } };
    const refused = await dealerSupport.post(CALLS.staffAcceptForDealer.path, past);
    expect(refused.problem().errors).toEqual([{ path: 'body.Window.Date', code: 'DATE_INV' }]);
    const nameless = await dealerSupport.post(CALLS.staffAcceptForDealer.path, { ...entered(placed), Caller: ' ' });
    expect(nameless.problem().errors).toEqual([{ path: 'body.Caller', code: 'REQUIRED' }]);
  });

  it('is offered as the state permits, and to nobody who may only read', async () => {
    const order = await placeTestOrder(market());
    expect(isOffered(await read(order))).toEqual(['Accept', 'Decline', 'ProposeDate']);
    expect(isOffered(await read(order, reader))).toEqual([]);
    await market().api.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, order.id));
    const delivered = await read(order);
    expect(isOffered(delivered)).toEqual(['Upload', 'MarkInvoiced']);
    expect(delivered.May).toMatchObject({ CorrectWeight: true, BookWeight: false, CorrectInvoiceAddress: false });
    const refused = await reader.post(CALLS.staffAcceptForDealer.path, { ...entered(delivered), Window: null });
    expect(refused.problem().code).toBe('FORBIDDEN');
  });

  it('does not reach an order whose mailbox is not proven: its dealer has not heard of it', async () => {
    const confirmUntil = new Date(TEST_NOW.getTime() + 3_600_000);
    const order = await placeTestOrder(market(), 1, { confirmUntil });
    const view = await read(order);
    expect(isOffered(view)).toEqual([]);
    const refused = await dealerSupport.post(CALLS.staffAcceptForDealer.path, { ...entered(view), Window: null });
    expect(refused.problem().code).toBe('NOT_FOUND');
  });
});

describe('staffCorrectWeight', () => {
  it('corrects what the dealer reported by phone, and nothing that is not weighed', async () => {
    const accepted = await read(await placeTestOrder(market(), 1, { state: 'accepted' }));
    const weighed = { DeliveredAmount: 5000, DeliveredOn: '2026-11-21' };
    const early = { OrderId: accepted.OrderId, Version: accepted.Version, Reason: 'Tippfehler', ...weighed };
    expect((await dealerSupport.post(CALLS.staffCorrectWeight.path, early)).problem().code).toBe('CONFLICT');
    const body = { ...entered(accepted), ...weighed };
    const reported = await dealerSupport.call(CALLS.staffReportWeightForDealer, { body });
    const right = { ...early, Version: reported.Version, DeliveredAmount: accepted.Amount };
    const corrected = await dealerSupport.call(CALLS.staffCorrectWeight, { body: right });
    expect(corrected.Delivered?.TotalPrice).toBe(accepted.Offer.TotalPrice);
    expect(corrected.Timeline.slice(-2)).toMatchObject([
      { Author: 'dealer', EnteredBy: { Name: 'Ruth Petersen' } },
      { Author: 'staff', AuthorName: 'Ruth Petersen' },
    ]);
  });
});

describe('staffEnterInvoiceForDealer', () => {
  it('stores number and amount, with the uploaded invoice in the customer’s mail', async () => {
    const order = await placeTestOrder(market(), 3, {
      ...{ state: 'delivered', deliveredAmount: 6000, deliveredOn: '2026-11-20', weightReportedAt: TEST_NOW },
      ...{ settledUnitCents: 40_000, settledCents: 240_000 },
    });
    const upload = { ...entered(await read(order)), Kind: 'invoice' as const, File: PDF };
    const uploaded = await dealerSupport.call(CALLS.staffUploadForDealer, { body: upload });
    expect(uploaded.Documents.map(({ Name }) => Name)).toContain('Rechnung 17.pdf');
    const body = { ...entered(uploaded), InvoiceNumber: 'RE-17/2026', InvoiceTotal: 2287.25 };
    const mails = await getMails(market(), () => dealerSupport.call(CALLS.staffEnterInvoiceForDealer, { body }));
    expect(mailTo(mails, order.email).attachments.map(({ fileName }) => fileName)).toContain('Rechnung 17.pdf');
    const after = await read(order);
    expect(after).toMatchObject({ State: 'invoiced', Invoice: { Number: 'RE-17/2026', TotalPrice: 2287.25 } });
    expect(after.Timeline.at(-1)?.Note).toMatch(/^Rechnung RE-17\/2026 über CHF\s2’287\.25$/);
  });
});
