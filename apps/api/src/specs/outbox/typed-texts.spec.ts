import { commentMail } from '@heizplatz/api-after-sales';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { composeCustomerMail, findSeller, getOrder, orders } from '@heizplatz/api-ordering';
import {
  byLink,
  DealerDesk,
  newShopper,
  orderRow,
  placeTestOrder,
  watchAt,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { type Mail, MAIL_KINDS, outbox, queueMail } from '@heizplatz/api-platform';
import { readMails, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { BRAND, SITES } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const NO_LIMIT = '99999';
const market = withOrderMarket({
  ...{ LIMIT_MAILS_PER_ADDRESS: NO_LIMIT, LIMIT_MAILS_PER_RECIPIENT: NO_LIMIT, LIMIT_MAILS_PER_MAILBOX: NO_LIMIT },
});

/** Stands in no mail by itself. */
const WORD = 'Hauptgewinn';
const TYPED = `${WORD} auf gratis.pl/abc, www.x.tv, mail@x.tv, https://y.cc, mailto:z und 0900 1234567`;
/** A name that the rule of names takes. */
const NAME = `${WORD} gratis.pl und x.tv`;

/** Typed into every field that an address has. */
const ADDRESS = {
  ...{ Salutation: 0, CountryId: 1, ZipCode: '80001', City: 'Mößlingen 0', Phone: '+49 171 5550199' },
  ...{ Title1: `${WORD} x.tv`, Title2: `${WORD} y.pl`, FirstName: NAME, LastName: TYPED.slice(0, 80) },
  ...{ CompanyName: TYPED, TaxNumber: `${WORD} m@x.tv`, CostCentre: `${WORD} gratis.pl/abc`, Street: TYPED },
  ...{ HouseNumber: 'gratis.pl/abc', Staircase: 'x.tv', Door: 'gratis.pl', AccessNotes: TYPED },
} as const;

let staff: TestClient;
beforeAll(async () => {
  await insertCustomer(market().api, { email: 'support@example.com', roles: [ROLES.customerSupport] });
  staff = await loggedIn(market().api, 'support@example.com');
});

/** A guest's order whose every text was typed by a stranger, with its dealer at the signed link. */
async function openOrder() {
  const order = await placeTestOrder(market());
  const { dealerId, deliveryAddresses } = await orderRow(market(), order.id);
  const [point] = deliveryAddresses as { Address: object }[];
  const planted = {
    deliveryAddresses: [{ ...point, Address: { ...ADDRESS, Id: 1 } }],
    invoiceAddress: { ...ADDRESS, Id: 2 },
  } as unknown as Partial<typeof orders.$inferInsert>;
  await market().api.db.update(orders).set(planted).where(eq(orders.id, order.id));
  const shopper = await newShopper(market());
  const desk = new DealerDesk({ market: market(), client: shopper.client, shopper, orderId: order.id, dealerId });
  const stored = async () => getOrder(await orderRow(market(), order.id));
  const version = async () => (await staff.call(CALLS.staffOrder, { params: { orderId: order.id } })).Version;
  const post = async (call: { path: string }, body: object) => {
    const response = await staff.post(call.path, {
      OrderId: order.id,
      Version: await version(),
      Reason: 'Wunsch',
      ...body,
    });
    expect([call.path, response.status, response.text.slice(0, 300)]).toEqual([call.path, 200, expect.anything()]);
  };
  const link = async (call: Parameters<typeof byLink>[1], fields: object = {}) => {
    const response = await byLink(market(), call, order, fields);
    expect([call.id, response.status, response.text.slice(0, 300)]).toEqual([call.id, 200, expect.anything()]);
  };
  const seller = await findSeller(market().api.db, dealerId);
  return { order, desk, stored, post, link, seller };
}
type Kit = Awaited<ReturnType<typeof openOrder>>;

const queue = (mail: Mail) =>
  market().api.db.transaction((tx) => queueMail(tx, mail, { services: market().api.services, clock: () => TEST_NOW }));
const parts = ({ seller }: Kit) => ({ seller, config: market().api.services.config, now: TEST_NOW, uploaded: {} });
const complain = async ({ link, order }: Kit) => {
  await link(CALLS.complainAboutOrder, { Kind: 'quality', Text: TYPED });
  const { Complaints } = await market()
    .api.visitor()
    .call(CALLS.placedOrder, { params: { orderId: order.id }, query: { token: order.token } });
  return Complaints?.[0]?.Id ?? 0;
};
const deliver = async ({ desk }: Kit, DeliveredAmount = 5900) => {
  await desk.done('accept', { Window: { Date: '2026-12-01', From: '08:00', To: '12:00' } });
  market().api.setNow(new Date('2026-12-02T12:00:00Z'));
  await desk.done('weight', { DeliveredAmount, DeliveredOn: '2026-12-01' });
};
const visitor = () => market().api.visitorWithCsrf();
const WINDOW = { Date: '2026-12-02', From: '08:00', To: '12:00' };
const propose = async ({ desk }: Kit) => {
  await desk.done('accept');
  await desk.done('propose-date', { ...WINDOW, Note: 'Passt das?' });
};
const reply = async (kit: Kit) => {
  await deliver(kit);
  const ComplaintId = await complain(kit);
  await kit.desk.done('complaint', { ComplaintId, Text: 'Wir tauschen die Ware' });
  await kit.link(CALLS.replyToComplaint, { ComplaintId, Text: TYPED });
};
const pay = async (kit: Kit) => {
  await deliver(kit);
  expect((await kit.desk.upload()).status).toBe(200);
  await kit.desk.done('mark', { State: 'invoiced' });
  await kit.desk.done('mark', { State: 'paid' });
};

/** Each kind that carries a typed text, or could, and how it comes about. */
const CASES: Readonly<Record<string, (kit: Kit) => Promise<unknown>>> = {
  'order-received': async (kit) => queue(await composeCustomerMail(await kit.stored(), parts(kit))),
  'order-cancelled': ({ link }) => link(CALLS.cancelOrder, { Reason: TYPED }),
  'order-move-requested': ({ link }) => link(CALLS.requestOrderMove, { DesiredDate: '2026-12-09', Note: TYPED }),
  'order-address-corrected': ({ link }) =>
    link(CALLS.changeOrderAddress, { StationNumber: 1, Address: { ...ADDRESS, FirstName: WORD } }),
  'order-complaint': async (kit) => {
    await deliver(kit);
    await complain(kit);
  },
  'order-complaint-answered': reply,
  'order-complaint-replied': reply,
  'order-complaint-closed': async (kit) => {
    await deliver(kit);
    await kit.link(CALLS.closeComplaint, { ComplaintId: await complain(kit), IsSolved: true });
  },
  'order-link': ({ link }) => link(CALLS.closeOrderLinks),
  'order-accepted': ({ desk }) => desk.done('accept'),
  'order-declined': ({ desk }) => desk.done('decline', { Reason: 'Zu weit' }),
  'order-scheduled': async ({ desk, link }) => {
    await desk.done('accept');
    await link(CALLS.requestOrderMove, { DesiredDate: WINDOW.Date, Note: TYPED });
    await desk.done('propose-date', WINDOW);
  },
  'order-delivered': deliver,
  'order-date-proposed': propose,
  'order-date-accepted': async (kit) => {
    await propose(kit);
    await kit.link(CALLS.answerProposedDate, { IsAccepted: true });
  },
  'order-date-refused': async (kit) => {
    await propose(kit);
    await kit.link(CALLS.answerProposedDate, { IsAccepted: false });
  },
  'order-delivery-failed': async ({ desk }) => {
    await desk.done('accept', { Window: WINDOW });
    await desk.done('delivery-failed', { Reason: 'Zufahrt versperrt' });
  },
  'order-weight-answered': async (kit) => {
    await deliver(kit, 7000);
    await kit.link(CALLS.answerDeliveredWeight, { IsAccepted: true });
  },
  'order-document': pay,
  'order-invoiced': pay,
  'order-paid': pay,
  'order-expired': () => watchAt(market(), new Date('2027-01-10T12:00:00Z')),
  'withdrawal-received': async ({ order }) => {
    const Name = NAME;
    const body = { Name, EmailAddress: order.email, Contract: TYPED, Part: TYPED, ZipCode: '80001' };
    const response = await (await visitor()).post(CALLS.submitWithdrawal.path, body);
    expect([response.status, response.text]).toEqual([200, expect.anything()]);
  },
  'cancellation-answer': async (kit) =>
    queue(commentMail(await kit.stored(), kit.seller, { kind: 'customer', text: 'Gern.' }, parts(kit))),
  'case-answer': async ({ order }) => {
    const query = { kind: 'order', objectId: order.id } as const;
    const { Greeting, Subject } = await staff.call(CALLS.staffCaseMail, { query });
    const body = { Kind: query.kind, ObjectId: query.objectId, Subject, Text: `${Greeting}\n\nwir melden uns.` };
    await staff.call(CALLS.sendCaseMail, { body });
  },
  'report-receipt': async ({ order }) => {
    const target = { TargetKind: 'page', TargetId: '/hilfe', Reason: 'other', InGoodFaith: true };
    const body = { CountryId: 1, ...target, Text: TYPED, Name: NAME, EmailAddress: order.email };
    expect((await (await visitor()).post(CALLS.sendReport.path, body)).status).toBe(200);
  },
  'request-confirm': async ({ order }) => {
    const goods = { Kind: 'bulk', CountryId: 1, ProductGroupId: 3, ZipCode: '80001', Amount: 30_000 };
    const body = { ...goods, Name: WORD, EmailAddress: order.email, Message: TYPED };
    const response = await (await visitor()).post(CALLS.sendRequest.path, body);
    expect([response.status, response.text]).toEqual([200, expect.anything()]);
  },
  registration: async ({ order }) => {
    const client = await visitor();
    const AuthData = { EmailAddress: order.email, Password: 'Kaminfeuer-77', IsGuest: false };
    const names = { LastName: NAME, CompanyName: NAME, Street: NAME, HouseNumber: '3' };
    const DeliveryAddress = { ...ADDRESS, ...names };
    await client.call(CALLS.cacheRegistrationData, { body: { AuthData, DeliveryAddress } });
    await client.call(CALLS.register, { body: {} });
  },
};

/** What a mail program makes a link of by itself: hosts, mailboxes, schemes, long numbers. */
const CLICKABLE = [/[\p{L}\p{N}]\.\p{L}{2,}/u, /\S@\S/u, /[a-z]:\/\//iu, /mailto:\S/iu, /0900[ -]?1234567/u] as const;

/** The text without what is ours: the footer, our pages, the dealer, the reader's own mailbox, our papers. */
function withoutOurs(text: string, { seller, order }: Kit, fileNames: readonly string[]): string {
  const ours = [seller.email, seller.company, order.email, ...fileNames];
  const [body = ''] = text.split(`${BRAND} ${SITES[1].countryName} ·`);
  return ours.reduce(
    (left, one) => left.replaceAll(one, ''),
    body.replace(/http:\/\/(?:[a-z]+\.)?localhost:\d+\/\S*/gu, ''),
  );
}

/** What law asks to be shown (mail-kinds.ts). */
const OWED = Object.entries(MAIL_KINDS).flatMap(([kind, rule]) => ('owes' in rule ? [kind] : []));

/** Composed of nothing that a stranger types: of an account, a link, our goods, the state of an order or our people's words. */
const OF_OURS = [
  ...['account-deleted', 'account-ends', 'account-locked', 'account-tried', 'appeal-receipt', 'email-change'],
  ...['email-change-asked', 'email-change-taken', 'email-changed', 'invitation', 'notification-confirm'],
  ...['notification-full', 'notification-known', 'order-confirm', 'order-credit-changed', 'order-credit-refused'],
  ...['order-dealer-changed', 'order-part-withdrawn', 'order-unconfirmed', 'order-weight-corrected'],
  'order-weight-question',
  ...['password-changed', 'password-link', 'password-unknown', 'phone-account', 'registration-known'],
  ...['report-decision', 'review-invitation', 'withdrawal-undone'],
];

describe('a mail to a mailbox that nobody has proven', () => {
  beforeEach(() => market().api.setNow(TEST_NOW));

  it.each(Object.keys(CASES))('%s holds nothing clickable of what a stranger typed', async (kind) => {
    const kit = await openOrder();
    await market().api.db.delete(outbox);
    await CASES[kind]?.(kit);
    const mails = (await readMails(market().api)).filter(({ recipient }) => recipient === kit.order.email);
    expect(mails.map((mail) => mail.kind)).toContain(kind);
    for (const mail of mails) {
      const files = mail.attachments.map(({ fileName }) => fileName);
      for (const part of [mail.subject, mail.text, mail.html.replace(/<[^>]*>/g, '\n')]) {
        const typed = withoutOurs(part, kit, files);
        for (const pattern of CLICKABLE) expect([mail.kind, pattern.exec(typed)?.[0]]).toEqual([mail.kind, undefined]);
        if (!OWED.includes(mail.kind))
          expect([mail.kind, part]).toEqual([mail.kind, expect.not.stringContaining(WORD)]);
      }
      if (OWED.includes(mail.kind)) expect(mail.text).toContain(`${WORD} auf gratis. pl/abc, www. x. tv`);
      for (const [, href = ''] of mail.html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^http:\/\/(?:[a-z]+\.)?localhost:\d+\//);
    }
  });

  it('is of a kind that is sent here, or holds nothing that a stranger types', () => {
    const toAnyone = Object.entries(MAIL_KINDS).flatMap(([kind, { reader }]) => (reader === 'known' ? [] : [kind]));
    expect(toAnyone.filter((kind) => !(kind in CASES))).toEqual(OF_OURS);
  });
});

it('a proven mailbox gets what was typed, as it was typed', async () => {
  const kit = await openOrder();
  await market().api.db.update(orders).set({ isGuest: false }).where(eq(orders.id, kit.order.id));
  await kit.link(CALLS.cancelOrder, { Reason: TYPED });
  const mails = await readMails(market().api, eq(outbox.kind, 'order-cancelled'));
  expect(mails.find(({ recipient }) => recipient === kit.order.email)?.text.replaceAll('\n', ' ')).toContain(TYPED);
  const toDealer = await readMails(market().api, eq(outbox.kind, 'dealer-order-cancelled'));
  expect(toDealer.find(({ orderId }) => orderId === kit.order.id)?.text.replaceAll('\n', ' ')).toContain(TYPED);
});
