import type { CountryId } from '@heizplatz/country';
import { readMails, type TestResponse, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type DealerOrder, type PlacedOrder } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { newShopper, type Shopper } from '../../checkout/testing/shopper';
import type { OrderMarket } from '../../checkout/testing/order-market';
import { signDealerLink, signOrderLink } from '../../order-links/order-link';
import { orders } from '../../order/schema';
import { watchResponses } from '../../deadlines/watch-responses';

export const PDF_BASE64 = Buffer.from('%PDF-1.7\nWiegeschein').toString('base64');

/** A placed order with its dealer at the signed link, and its customer at the other. */
export class DealerDesk {
  readonly market: OrderMarket;
  readonly client: TestClient;
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly dealerId: number;

  constructor(parts: Pick<DealerDesk, 'market' | 'client' | 'shopper' | 'orderId' | 'dealerId'>) {
    this.market = parts.market;
    this.client = parts.client;
    this.shopper = parts.shopper;
    this.orderId = parts.orderId;
    this.dealerId = parts.dealerId;
  }

  /** Signed at an instant; tests push the clock. */
  token(now = new Date('2026-11-21T11:00:00Z')): string {
    const { secrets } = this.market.api.services.config;
    return signDealerLink(
      { id: this.orderId, dealerId: this.dealerId, dealerLinkVersion: 0 },
      { keys: secrets.link, now },
    );
  }

  customerToken(now = new Date('2026-11-21T11:00:00Z')): string {
    return signOrderLink(
      { id: this.orderId, customerLinkVersion: 0 },
      { keys: this.market.api.services.config.secrets.link, now },
    );
  }

  /** POST /api/dealer-orders/{act} with the dealer's key. */
  act(command: string, body: object = {}): Promise<TestResponse> {
    return this.client.post(`/api/dealer-orders/${command}`, { OrderId: this.orderId, Token: this.token(), ...body });
  }

  /** The same, done; throws on any problem, naming it. */
  async done(command: string, body: object = {}): Promise<DealerOrder> {
    const response = await this.act(command, body);
    if (response.status !== 200) throw new Error(`${command} answered ${response.status}: ${response.text}`);
    return v.parse(CALLS.dealerOrder.response, response.json());
  }

  upload(fileName = 'Wiegeschein.pdf', content = PDF_BASE64, kind = 'weighing-note'): Promise<TestResponse> {
    return this.act('document', { Kind: kind, File: { FileName: fileName, ContentBase64: content } });
  }

  read(): Promise<DealerOrder> {
    const input = { params: { orderId: this.orderId }, query: { token: this.token() } };
    return this.client.call(CALLS.dealerOrder, input);
  }

  /** As its customer sees it by the mailed link; sessions end before an order does. */
  seenByCustomer(): Promise<PlacedOrder> {
    return this.shopper.client.call(CALLS.placedOrder, {
      params: { orderId: this.orderId },
      query: { token: this.customerToken() },
    });
  }

  /** The customer's word on far more or less than ordered. */
  answerWeight(IsAccepted: boolean): Promise<TestResponse> {
    const body = { OrderId: this.orderId, Token: this.customerToken(), IsAccepted };
    return this.client.post(CALLS.answerDeliveredWeight.path, body);
  }

  /** Mails about this order, the oldest first. */
  async mails() {
    const { api } = this.market;
    const [row] = await api.db.select({ number: orders.number }).from(orders).where(eq(orders.id, this.orderId));
    const all = await readMails(api);
    return all.filter(({ subject }) => row && subject.includes(row.number));
  }

  async getMail(kind: string) {
    const mail = (await this.mails()).find((one) => one.kind === kind);
    if (!mail) throw new Error(`no mail of kind ${kind}`);
    return mail;
  }
}

type Place = (shopper: Shopper) => Promise<string>;

/** An order placed by a guest of a country; by invoice unless `place` orders otherwise. */
export async function openDesk(
  market: OrderMarket,
  countryId: CountryId = 1,
  place: Place = (shopper) => shopper.order(),
): Promise<DealerDesk> {
  const shopper = await newShopper(market, countryId);
  const orderId = await place(shopper);
  const [row] = await market.api.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('the order is gone');
  const client = await market.api.visitorWithCsrf(countryId);
  return new DealerDesk({ market, client, shopper, orderId, dealerId: row.dealerId });
}

/** Runs the job as its schedule would at an instant; pg-boss's own clock cannot be pushed. */
export async function watchAt({ api }: OrderMarket, now: Date): Promise<void> {
  const { db, services, app } = api;
  const dependencies = { db, services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false };
  await watchResponses.run({}, dependencies);
}
