import { eq } from 'drizzle-orm';
import { openDesk, watchAt, type DealerDesk } from '../dealer-orders/testing/dealer-desk';
import { withOrderMarket } from '../checkout/testing/order-market';
import { orders } from '../order/schema';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-02', From: '08:00', To: '12:00' };

/** Terms of the other two sites, and spellings that this one does not use. */
const FOREIGN = {
  1: /\bUSt\.|MWST|Offerte|Creditor-ID|UID-Nummer|Rücktritt/,
  2: /MwSt|MWST|Offerte|Gläubiger-ID|Steuernummer/,
  3: /ß|MwSt|\bUSt\.|Angebot|\bLkw\b|UID-Nummer|Steuernummer|Widerruf|Rücktritt/,
} as const;

async function asCustomer(desk: DealerDesk, path: string, fields: object): Promise<void> {
  const key = { OrderId: desk.orderId, Token: desk.customerToken() };
  expect((await desk.client.post(path, { ...key, ...fields })).status).toBe(200);
}

/** The text output of each order lifecycle, from the first mail to its end. */
const LIVES: readonly (readonly [string, (desk: DealerDesk) => Promise<unknown>])[] = [
  ['declined', (desk) => desk.done('decline', { Reason: 'ausgebucht' })],
  ['expired', () => watchAt(market(), new Date('2026-12-15T10:00:00Z'))],
  [
    'moved and cancelled',
    async (desk) => {
      await desk.done('accept');
      await asCustomer(desk, '/api/orders/move', { DesiredDate: '2026-12-09' });
      await desk.done('propose-date', { ...WINDOW, Note: 'früh' });
      await asCustomer(desk, '/api/orders/answer-date', { IsAccepted: true });
      await asCustomer(desk, '/api/orders/cancel', { Reason: '' });
    },
  ],
  [
    'delivered and complained about',
    async (desk) => {
      await desk.done('accept');
      await desk.done('weight', { DeliveredAmount: 6900, DeliveredOn: '2026-11-21' });
      await asCustomer(desk, '/api/orders/answer-weight', { IsAccepted: true });
      await asCustomer(desk, '/api/orders/complain', { Kind: 'weight', Text: 'zu viel' });
      const [complaint] = (await desk.read()).Complaints;
      await desk.done('complaint', { ComplaintId: complaint?.Id ?? 0, Text: 'stimmt' });
      await asCustomer(desk, '/api/orders/complaint/close', { ComplaintId: complaint?.Id ?? 0, IsSolved: true });
      await desk.done('mark', { State: 'invoiced' });
      await desk.done('mark', { State: 'paid' });
    },
  ],
];

describe.each([1, 2, 3] as const)('every mail in country %d speaks its own words', (countryId) => {
  it.each(LIVES)('of an order that is %s', async (_, live) => {
    const desk = await openDesk(market(), countryId);
    await live(desk);
    const [row] = await market().api.db.select().from(orders).where(eq(orders.id, desk.orderId));
    expect(row?.state).not.toBe('placed');
    const mails = await desk.mails();
    expect(mails.length).toBeGreaterThan(2);
    for (const { kind, subject, text } of mails) {
      const textValue = `${subject}\n${text.replace(/http\S+/g, '')}`;
      expect([kind, FOREIGN[countryId].exec(textValue)?.[0] ?? null]).toEqual([kind, null]);
    }
  });
});
