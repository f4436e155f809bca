import { priceLists } from '@heizplatz/api-dealers';
import { mailedToken, mailsTo } from '@heizplatz/api-identity/testing';
import type { Shopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { decodeCalculatorQuery, QUERY_NAMES } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';

type Market = ReturnType<ReturnType<typeof withOrderMarket>>;

interface WantedAlert {
  readonly mailbox: string;
  /** Gross per unit. */
  readonly threshold: number;
  readonly place?: { readonly CountryId: number; readonly ZipCode: string };
}

/** From the page to the pressed link, as a visitor does it. */
export async function addPriceAlert(
  { api }: Market,
  { client }: Shopper,
  { mailbox, threshold, place = { CountryId: 1, ZipCode: '80001' } }: WantedAlert,
): Promise<void> {
  const fields = { Kind: 'price', ...place, ProductId: 20, Amount: 6000, Threshold: threshold };
  await client.post(CALLS.addNotification.path, { ...fields, EmailAddress: mailbox });
  const Token = await mailedToken(api, mailbox, 'notification-confirm');
  const response = await client.post(CALLS.confirmNotification.path, { Token });
  expect(response.status).toBe(200);
}

export async function sendPriceAlerts({ api }: Market): Promise<void> {
  await api.services.jobs.send(api.db, 'send-price-alerts', {});
  await api.runJobs();
}

export const alertsTo = async ({ api }: Market, mailbox: string) =>
  (await mailsTo(api, mailbox)).filter(({ kind }) => kind === 'price-alert');

/** All prices get dearer or cheaper, and the book is made anew. */
export async function changePrices(market: Market, factor: number): Promise<void> {
  const unitNetCents = sql`round(${priceLists.unitNetCents} * ${factor}::numeric)`;
  await market.api.db.update(priceLists).set({ unitNetCents });
  await market.rebuildBook();
}

/** What the button of the newest mail leads to. */
export async function mailedList(market: Market, mailbox: string) {
  const [mail] = await alertsTo(market, mailbox);
  const address = /(http:\S+\/angebotsliste\S+)/.exec(mail?.text ?? '')?.[1];
  if (!address) throw new Error('no list in the mail');
  const { pathname, searchParams } = new URL(address);
  const configuration = decodeCalculatorQuery(searchParams, { countryId: 1, productGroupId: 3 });
  return { pathname, configuration, token: searchParams.get(QUERY_NAMES.heldPrice) };
}
