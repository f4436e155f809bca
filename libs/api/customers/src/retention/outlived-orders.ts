import { OPEN_STATES, orderOf, orders } from '@heizplatz/api-ordering';
import { type Database, endedBefore, type FileStore, isoDay, localDay, TERMS } from '@heizplatz/api-platform';
import { COUNTRY_IDS } from '@heizplatz/country';
import { and, eq, inArray, isNotNull, lt, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { anonymiseOrders, GONE } from '../account-deletion/anonymise-orders';
import { retentionOf, WITHOUT_CONTRACT } from './retention';
import { RETENTION_RULES } from './retention-catalogue';
import { keptOrders } from '../customer-area/schema';

const BATCH = 100;
/** The last paper's day; `greatest` passes over what is null. */
const lastPaper = sql`greatest(${orders.placedAt}, ${orders.deliveredOn}::timestamptz, ${orders.invoicedAt}, ${orders.paidAt})`;

/** Orders that no law may have us keep on a day; the rule itself decides (customers/retention.ts). */
function mayHaveEnded(day: string): SQL | undefined {
  const thisYear = Number(day.slice(0, 4));
  const ofCountry = COUNTRY_IDS.map((countryId) => {
    const rules = RETENTION_RULES.filter((rule) => rule.countryId === countryId && rule.validFrom <= day);
    const years = Math.min(...rules.map((rule) => rule.years));
    // A day early, since a year begins by local time.
    const newYear = new Date(Date.UTC(thisYear - years, 0, 2));
    return and(
      eq(orders.countryId, countryId),
      lt(orders.placedAt, newYear),
      sql`${lastPaper} < ${newYear.toISOString()}`,
    );
  });
  return or(...ofCountry);
}

const isNamed = ne(orders.email, GONE);

async function endBatch(tx: Database, candidates: SQL | undefined, now: Date, files: FileStore): Promise<number> {
  const day = isoDay(localDay(now));
  // Those of deleted accounts keep the last day that their customers were told.
  const isPromised = tx.select({ id: keptOrders.orderId }).from(keptOrders).where(eq(keptOrders.orderId, orders.id));
  const rows = await tx
    .select()
    .from(orders)
    .where(and(isNamed, candidates, notExists(isPromised)))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ended = rows.map(orderOf).filter((order) => retentionOf(order, RETENTION_RULES, day) === null);
  await anonymiseOrders(
    tx,
    ended.map(({ id }) => id),
    files,
  );
  return ended.length;
}

/** Takes the person out of orders, whoever placed them, once neither a law nor a question about them has us keep it. */
export async function endOrders(db: Database, now: Date, files: FileStore): Promise<void> {
  const hadNoContract = and(
    inArray(orders.state, [...WITHOUT_CONTRACT]),
    lt(orders.answerDueAt, endedBefore(TERMS.orderWithoutContract, now)),
  );
  const hasEnded = and(notInArray(orders.state, [...WITHOUT_CONTRACT]), mayHaveEnded(isoDay(localDay(now))));
  for (const candidates of [hadNoContract, hasEnded])
    while ((await db.transaction((tx) => endBatch(tx, candidates, now, files))) === BATCH) continue;
}

/** Removes IBANs of orders that nothing is debited for any more, nor given back; the mandate's number stays. */
export async function endBankDetails(db: Database, now: Date): Promise<void> {
  const hasDetails = or(isNotNull(orders.ibanEncrypted), isNotNull(orders.accountHolder));
  const before = endedBefore(TERMS.bankDetails, now);
  await db
    .update(orders)
    .set({
      ibanEncrypted: null,
      accountHolder: null,
      payment: sql`jsonb_set(${orders.payment}, '{MaskedIban}', 'null')`,
    })
    .where(
      and(
        hasDetails,
        lt(orders.placedAt, before),
        sql`${lastPaper} < ${before.toISOString()}`,
        notInArray(orders.state, [...OPEN_STATES]),
      ),
    );
}
