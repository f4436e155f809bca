import { hasDealer } from '@heizplatz/api-dealers';
import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { commissionCents } from './commission-rule';
import {
  holdOpenMonths,
  lastClosedMonth,
  lockOpenCommissions,
  findRates,
  updateCommission,
} from './commission-repository';
import { rateAt } from './rate-at';
import { findSameRate, holdRates, insertRate, lockRate, type RateRow, readRates, updateRate } from './rate-repository';

type Body = CallRequest<typeof CALLS.saveCommissionRate>['body'];

const faulty = (path: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${path}`, code }] });

/** What a closed month was reckoned by stays: neither may a rate begin in one, nor be changed that began there. */
async function checkDay(tx: Database, day: string): Promise<void> {
  const last = await lastClosedMonth(tx);
  if (last !== null && day.slice(0, 7) <= last.slice(0, 7)) throw faulty('ValidFrom', 'RATE_MONTH_CLOSED');
}

async function checkTaken(tx: Database, { Id, DealerId, ProductGroupId, ValidFrom }: Body): Promise<void> {
  const same = await findSameRate(tx, { dealerId: DealerId, productGroupId: ProductGroupId, validFrom: ValidFrom });
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
    return { before: null, after: await insertRate(tx, values) };
  }
  const before = await lockRate(tx, Id);
  const [current] = before ? await readRates(tx, [Id]) : [];
  if (!before || !current) throw problem('NOT_FOUND');
  if (before.version !== Version) throw versionConflict(current);
  await checkDay(tx, before.validFrom);
  const after = await updateRate(tx, Id, { ...values, version: before.version + 1 });
  return { before, after };
}

/** Commissions of open months that another rate may now apply to are reckoned again. */
async function reckonAgain(tx: Database, { dealerId }: RateRow, since: string): Promise<void> {
  const rows = await lockOpenCommissions(tx, { since, dealerId });
  const rates = await findRates(tx, [...new Set(rows.map((row) => row.dealerId))]);
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
    await holdRates(tx);
    if (body.DealerId !== null && !(await hasDealer(tx, body.DealerId))) throw faulty('DealerId', 'DEALER_NXT');
    await checkDay(tx, body.ValidFrom);
    await checkTaken(tx, body);
    const { before, after } = await write(tx, body, clock());
    for (const row of before ? [before, after] : [after])
      await reckonAgain(tx, row, before && before.validFrom < after.validFrom ? before.validFrom : after.validFrom);
    audit.note({ before, after });
    return { Id: after.id, Version: after.version };
  }),
);
