import { postcodeIndex } from '@heizplatz/api-catalog';
import { dealerPath, dealers, placeFinder } from '@heizplatz/api-dealers';
import { orders } from '@heizplatz/api-ordering';
import { type Database, problem } from '@heizplatz/api-platform';
import type { StaffDealer } from '@heizplatz/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { dealerState } from './dealer-state';

export type DealerRow = typeof dealers.$inferSelect;

const OPEN_STATES = ['placed', 'accepted', 'scheduled'] as const;

/** The dealer, held until the transaction ends, so that two who change it come one after the other. NOT_FOUND: none. */
export async function lockDealerRow(tx: Database, dealerId: number): Promise<DealerRow> {
  const [row] = await tx.select().from(dealers).where(eq(dealers.id, dealerId)).for('no key update');
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** NOT_FOUND: none. */
export async function findDealer(db: Database, dealerId: number): Promise<DealerRow> {
  const [row] = await db.select().from(dealers).where(eq(dealers.id, dealerId));
  if (!row) throw problem('NOT_FOUND');
  return row;
}

const countryOf = (countryId: number): 1 | 2 | 3 => (countryId === 2 || countryId === 3 ? countryId : 1);

/** A dealer for staff. NOT_FOUND: none. */
export async function presentStaffDealer(db: Database, dealerId: number, now: Date): Promise<StaffDealer> {
  const [found] = await db
    .select({ row: dealers, state: dealerState(now) })
    .from(dealers)
    .where(eq(dealers.id, dealerId));
  if (!found) throw problem('NOT_FOUND');
  const { row, state } = found;
  const countryId = countryOf(row.countryId);
  const place = placeFinder(await postcodeIndex(db, now), countryId)(row);
  return {
    Id: row.id,
    Version: row.version,
    CountryId: countryId,
    Key: row.slug,
    State: state,
    Lock: row.lockedAt && { At: row.lockedAt.toISOString(), Reason: row.lockReason ?? '' },
    Path: dealerPath({ slug: row.slug, place }),
    OpenOrderCount: await db.$count(orders, and(eq(orders.dealerId, row.id), inArray(orders.state, [...OPEN_STATES]))),
    Name: row.name,
    Company: row.company,
    Street: row.street,
    ZipCode: row.zipCode,
    City: row.city,
    Phone: row.phone,
    EmailAddress: row.email,
    Register: row.register,
    TaxNumber: row.taxNumber,
    PackagingNumber: row.packagingNumber ?? '',
    SinceYear: row.sinceYear,
    CreditorId: row.creditorId ?? '',
    Iban: row.iban ?? '',
    QrIban: row.qrIban ?? '',
    EnplusId: row.enplusId ?? '',
    SettlesBySteps: row.settlesBySteps,
    Description: row.description,
  };
}

/** Changes a dealer's row and raises its version. */
export async function updateDealer(
  tx: Database,
  dealerId: number,
  changes: Partial<typeof dealers.$inferInsert>,
): Promise<void> {
  await tx
    .update(dealers)
    .set({ ...changes, version: sql`${dealers.version} + 1` })
    .where(eq(dealers.id, dealerId));
}
