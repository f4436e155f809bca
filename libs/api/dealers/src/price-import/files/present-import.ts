import { toCountryId } from '@heizplatz/country';
import type { PriceImport } from '@heizplatz/contract';
import { staffActions } from '../commands/price-import-commands';
import type { FoundImport } from '../price-import-repository';

/** An import on the wire, with what the caller may do to it. */
export function presentImport({ row, dealer }: FoundImport, userId: number | undefined): PriceImport {
  const { countryId } = dealer;
  return {
    Id: row.id,
    DealerId: row.dealerId,
    DealerName: dealer.name,
    CountryId: toCountryId(countryId),
    State: row.state,
    FileName: row.fileName,
    ChangeCount: row.changeCount,
    JumpCount: row.jumpCount,
    BadLineCount: row.badLineCount,
    ReceivedAt: row.receivedAt.toISOString(),
    ReceivedFrom: row.receivedFrom,
    DecidedAt: row.decidedAt?.toISOString() ?? null,
    DecidedBy: row.decidedBy,
    Reason: row.reason,
    May: staffActions(row.state, row.receivedById !== null && row.receivedById === userId),
  };
}
