import { dealers } from '@heizplatz/api-dealers';
import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { commissionCents } from './commission-rule';
import { holdOpenMonths, lastClosedMonth, ratesOf, updateCommission } from './commission-repository';
import { rateAt } from './rate-at';
import { readRates } from './rate-list';
import { commissionRates, commissions } from './schema';

type Body = CallRequest<typeof CALLS.saveCommissionRate>['body'];
type RateRow = typeof commissionRates.$inferSelect;

const faulty = (path: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${path}`, code }] });

/** What a closed month was reckoned by stays: neither may a rate begin in one, nor be changed that began there. */
async function checkDay(tx: Database, day: string): Promise<void> {
  const last = await lastClosedMonth(tx);
  if (last !== null && day.slice(0, 7) <= last.slice(0, 7)) throw faulty('ValidFrom', 'RATE_MONTH_CLOSED');
}

async function checkTaken(tx: Database, { Id, DealerId, ProductGroupId, ValidFrom }: Body): Promise<void> {
  const { id, dealerId, productGroupId, validFrom } = commissionRates;
  const [same] = await tx
    .select({ id })
    .from(commissionRates)
    .where(
      and(
        DealerId === null ? isNull(dealerId) : eq(dealerId, DealerId),
        ProductGroupId === null ? isNull(productGroupId) : eq(productGroupId, ProductGroupId),
        eq(validFrom, ValidFrom),
      ),
    );
  if (same && same.id !== Id) throw faulty('ValidFrom', 'RATE_TAKEN');
}

async function write(tx: Database, body: Body, at: Date): Promise<{ before: RateRow | null; after: RateRow }> {
  const { Id, Version, DealerId: dealerId, ProductGroupId: productGroupId, ValidFrom: validFrom } = body;
  const values = {
    dealerId,
    productGroupId,
    validFrom,
    basisPoints: Math.round(body.RatePercent * 100),
    changedAt: at,
  };
  if (Id === null) {
    const [after] = await tx.insert(commissionRates).values(values).returning();
    if (!after) throw new Error('no rate was inserted');
    return { before: null, after };
  }
  const [before] = await tx.select().from(commissionRates).where(eq(commissionRates.id, Id)).for('update');
  const [current] = before ? await readRates(tx, [Id]) : [];
  if (!before || !current) throw problem('NOT_FOUND');
  if (before.version !== Version) throw versionConflict(current);
  await checkDay(tx, before.validFrom);
  const [after] = await tx
    .update(commissionRates)
    .set({ ...values, version: before.version + 1 })
    .where(eq(commissionRates.id, Id))
    .returning();
  if (!after) throw new Error(`no rate ${Id}`);
  return { before, after };
}

/** Commissions of open months that another rate may now apply to are reckoned again. */
async function reckonAgain(tx: Database, { dealerId }: RateRow, since: string): Promise<void> {
  const rows = await tx
    .select()
    .from(commissions)
    .where(
      and(
        isNull(commissions.bookedCents),
        gte(commissions.arisenOn, since),
        dealerId === null ? undefined : eq(commissions.dealerId, dealerId),
      ),
    )
    .for('update');
  const rates = await ratesOf(tx, [...new Set(rows.map((row) => row.dealerId))]);
  for (const row of rows) {
    const basisPoints = rateAt(rates, { ...row, day: row.arisenOn });
    if (basisPoints === row.basisPoints) continue;
    const state = row.state === 'final' || row.state === 'expected' ? row.state : 'void';
    const amountCents = commissionCents(state, { netCents: row.netCents, basisPoints });
    await updateCommission(tx, row.orderId, { basisPoints, amountCents });
  }
}

/** POST /api/support/provisionssaetze: a rate of one dealer or of all, for one group or all, from a day on. */
export const saveCommissionRate = defineHandler(CALLS.saveCommissionRate, async ({ body }, { db, clock, audit }) =>
  db.transaction(async (tx) => {
    await holdOpenMonths(tx);
    // One at a time: a rate reckons again what another may be reckoning.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('commission_rates'))`);
    if (body.DealerId !== null && (await tx.$count(dealers, eq(dealers.id, body.DealerId))) === 0)
      throw faulty('DealerId', 'DEALER_NXT');
    await checkDay(tx, body.ValidFrom);
    await checkTaken(tx, body);
    const { before, after } = await write(tx, body, clock());
    for (const row of before ? [before, after] : [after])
      await reckonAgain(tx, row, before && before.validFrom < after.validFrom ? before.validFrom : after.validFrom);
    audit.note({ before, after });
    return { Id: after.id, Version: after.version };
  }),
);
