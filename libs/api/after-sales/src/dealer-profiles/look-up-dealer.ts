import { type Database, problem } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { type DealerRow, findDealer } from './dealer-repository';
import type { DealerIdentity } from './parse-identity';
import { findServing } from './served-repository';

/** The dealer of an identity on a country's site: one that sits there or delivers there; NOT_FOUND for others. */
export async function lookUpDealer(db: Database, countryId: CountryId, identity: DealerIdentity): Promise<DealerRow> {
  const row = await findDealer(db, identity);
  if (!row) throw problem('NOT_FOUND');
  if (row.countryId === countryId) return row;
  const served = await findServing(db, { countryId, dealerId: row.id });
  if (served.length === 0) throw problem('NOT_FOUND');
  return row;
}
