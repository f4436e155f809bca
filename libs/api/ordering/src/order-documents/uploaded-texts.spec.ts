import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { newCustomer, placeOrder, type TestCustomer } from '../order/testing/customers';
import { withOrderMarket } from '../checkout/testing/order-market';
import type { Order } from '../order/order';
import { findSeller } from '../order/seller-repository';

const market = withOrderMarket();
const MESSAGES = { terms: '%PDF-1.7 Bedingungen des Händlers', privacy: '%PDF-1.7 Hinweise des Händlers' };
let minutes = 0;
const aMinuteLater = () => market().api.setNow(new Date(TEST_NOW.getTime() + (minutes += 1) * 60_000));
const base64 = (text: string): string => Buffer.from(text).toString('base64');

let anna: TestCustomer;
let staff: TestClient;
let before: Order;
let slug = '';
const upload = (Kind: keyof typeof MESSAGES, ValidFrom = '2026-11-21') =>
  staff.call(CALLS.addDealerDocument, {
    body: {
      DealerId: before.dealerId,
      Kind,
      ValidFrom,
      ValidUntil: null,
      File: { FileName: 'eigene.pdf', ContentBase64: base64(MESSAGES[Kind]) },
    },
  });

beforeAll(async () => {
  anna = await newCustomer(market());
  before = await placeOrder(market(), anna, { addressId: await anna.shopper.addAddress() });
  ({ slug } = await findSeller(market().api.db, before.dealerId));
  await insertCustomer(market().api, { email: 'h@example.com', roles: [ROLES.dealerSupport, ROLES.customerSupport] });
  staff = await loggedIn(market().api, 'h@example.com');
});

const getPaper = async ({ id }: Order, name: string): Promise<string> =>
  (await anna.shopper.client.get(`/api/orders/${id}/documents/${name}`)).text;
const page = async (): Promise<string> =>
  (await anna.shopper.client.get(`/api/site/1/content-page?path=%2Fagb&haendler=${slug}`)).text;

describe('terms and privacy that a dealer gave us', () => {
  it('are drawn by us as long as there are none', async () => {
    expect(await getPaper(before, 'agb')).not.toContain('des Händlers');
    expect(await page()).toContain('Vertragspartner ist');
    expect((await anna.shopper.client.get(`/api/haendler/${slug}/agb.pdf`)).problem().status).toBe(404);
  });

  it('go out with the orders from then on, and are what the order shows; earlier orders keep theirs', async () => {
    aMinuteLater();
    await upload('terms');
    await upload('privacy');
    aMinuteLater();
    const order = await placeOrder(market(), anna, { addressId: await anna.shopper.addAddress() });
    const [mail] = await readMails(market().api, eq(outbox.orderId, order.id));
    const sent = new Map(mail?.attachments.map(({ fileName, contentBase64 }) => [fileName, contentBase64]));
    expect(sent.get('AGB.pdf')).toBe(base64(MESSAGES.terms));
    expect(sent.get('Datenschutz.pdf')).toBe(base64(MESSAGES.privacy));
    expect(await getPaper(order, 'agb')).toBe(MESSAGES.terms);
    const file = await staff.get(`/api/support/orders/${order.id}/documents/datenschutz`);
    expect(file.text).toBe(MESSAGES.privacy);
    expect(await getPaper(before, 'agb')).not.toContain('des Händlers');
  });

  it('are led to by the page of the terms, and downloaded there', async () => {
    expect(await page()).toContain(`/api/haendler/${slug}/agb.pdf`);
    const file = await market().api.visitor().get(`/api/haendler/${slug}/agb.pdf`);
    expect([file.text, file.headers['content-type']]).toEqual([MESSAGES.terms, 'application/pdf']);
    const elsewhere = await market().api.visitor(2).get(`/api/haendler/${slug}/agb.pdf`);
    expect(elsewhere.problem().status).toBe(404);
  });

  it('that begin tomorrow or are out of use do not count', async () => {
    const { Rows } = await upload('terms', '2026-11-30');
    expect(await page()).toContain(`/api/haendler/${slug}/agb.pdf`);
    const counted = Rows.find(({ Kind, Counts }) => Kind === 'terms' && Counts);
    await staff.call(CALLS.removeDealerDocument, {
      body: { DealerId: before.dealerId, DocumentId: counted?.Id ?? 0 },
    });
    aMinuteLater();
    expect(await page()).toContain('Vertragspartner ist');
  });
});
