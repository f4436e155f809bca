import { toCountryId } from '@heizplatz/country';
import { postcodeIndex } from '@heizplatz/api-catalog';
import { dealerPath, placeFinder } from '@heizplatz/api-dealers';
import { type CallContext, type Database, problem } from '@heizplatz/api-platform';
import type { StaffDealer } from '@heizplatz/contract';
import { countOpenOrders, type DealerRow, findDealer, findDealerWithState, lockDealerRow } from './dealer-repository';

/** NOT_FOUND: none. */
export async function requireDealer(db: Database, dealerId: number): Promise<DealerRow> {
  const row = await findDealer(db, dealerId);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** The same, locked until the transaction ends. */
export async function requireLockedDealer(tx: Database, dealerId: number): Promise<DealerRow> {
  const row = await lockDealerRow(tx, dealerId);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** A dealer for staff. NOT_FOUND: none. */
export async function presentStaffDealer(
  db: Database,
  dealerId: number,
  { clock, services }: Pick<CallContext, 'clock' | 'services'>,
): Promise<StaffDealer> {
  const dealer = await findDealerWithState(db, dealerId, clock());
  if (!dealer) throw problem('NOT_FOUND');
  const { row, state } = dealer;
  const countryId = toCountryId(row.countryId);
  const place = placeFinder(await postcodeIndex(db, services.cache), countryId)(row);
  return {
    Id: row.id,
    Version: row.version,
    CountryId: countryId,
    Key: row.slug,
    State: state,
    Lock: row.lockedAt && { At: row.lockedAt.toISOString(), Reason: row.lockReason ?? '' },
    Path: dealerPath({ slug: row.slug, place }),
    OpenOrderCount: await countOpenOrders(db, row.id),
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
