import { matchesOrder, orders, orderWords } from '@heizplatz/api-ordering';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { caseWords } from './words-schema';

const market = withOrderMarket();
let order: TestOrder;

const getWords = () => market().api.db.select().from(caseWords);
const getOrderWords = async () => {
  const [row] = await market().api.db.select().from(orderWords).where(eq(orderWords.orderId, order.id));
  return row?.words;
};

beforeAll(async () => {
  order = await placeTestOrder(market());
});

it('an order has no words of a case before it is cancelled, and its own afterwards', async () => {
  expect(await getWords()).toEqual([]);
  await order.owner.call(CALLS.cancelOrder, { body: { OrderId: order.id, Token: null, Reason: 'Lager zu voll' } });
  expect(await getWords()).toEqual([{ orderId: order.id, countryId: 1, words: await getOrderWords() }]);
});

it('they follow a correction of the order', async () => {
  const corrected = sql`jsonb_set(${orders.deliveryAddresses}, '{0,Address,LastName}', '"Petersdorf"')`;
  await market().api.db.update(orders).set({ deliveryAddresses: corrected }).where(eq(orders.id, order.id));
  const [row] = await getWords();
  expect(row?.words).toContain(' petersdorf ');
  expect(row?.words).toBe(await getOrderWords());
});

it('a correction writes them where a case has none', async () => {
  await market().api.db.delete(caseWords);
  const corrected = sql`jsonb_set(${orders.deliveryAddresses}, '{0,Address,LastName}', '"Wolfsteiner"')`;
  await market().api.db.update(orders).set({ deliveryAddresses: corrected }).where(eq(orders.id, order.id));
  expect(await getWords()).toEqual([{ orderId: order.id, countryId: 1, words: await getOrderWords() }]);
});

it('they go with the order', async () => {
  await market().api.db.delete(orders).where(eq(orders.id, order.id));
  expect(await getWords()).toEqual([]);
});

it('many of them are found by their index', async () => {
  const rows = await market().api.db.transaction(async (tx) => {
    // Each other way to read the few rows of this spec is off, so that no costs decide.
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const found = matchesOrder(caseWords, 'wolfsteiner');
    return (await tx.execute(sql`explain select from ${caseWords} where ${found}`)).rows;
  });
  expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on case_words_search');
});
