import { type Database, defineHandler, HELD_OUTCOME, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findDealerById } from '../../dealers/dealer-repository';
import { staffName } from '../../dealers/staff-name';
import { isAllowed } from '../commands/price-import-commands';
import { findDealerKeys } from '../dealer-key-repository';
import { type DealerFile, importDealerFile, presentReading, readStoredFile } from './dealer-file';
import { findImport, findImports } from '../price-import-repository';
import { presentImport } from './present-import';
import { takeDealerFile } from './take-dealer-file';

interface SentFile {
  readonly DealerId: number;
  readonly FileName: string;
  readonly Content: string;
}

async function findFile(db: Database, { DealerId, FileName, Content }: SentFile): Promise<DealerFile> {
  const dealer = await findDealerById(db, DealerId);
  if (!dealer) throw problem('NOT_FOUND');
  return { dealerId: DealerId, dealerKey: dealer.slug, name: FileName, content: Content };
}

const DRY_RUN = { isDryRun: true, acceptsJumps: false, skipsBadLines: false };

export const readPriceFile = defineHandler(CALLS.readPriceFile, async ({ body }, { db, clock }) => {
  const file = await findFile(db, body);
  return presentReading(db, file, await importDealerFile(db, file, { ...DRY_RUN, now: clock() }));
});

export const takePriceFile = defineHandler(CALLS.takePriceFile, async ({ body }, context) => {
  const { db, clock, user, audit, services } = context;
  const taken = await takeDealerFile(db, await findFile(db, body), {
    now: clock(),
    receivedFrom: staffName(user),
    receivedById: user?.id ?? null,
    isDryRun: false,
    skipsBadLines: body.SkipsBadLines,
    needsApproval: await services.doPricesNeedApproval(db),
  });
  if (taken.State === 'held') audit.note({ outcome: HELD_OUTCOME });
  audit.note({ after: { state: taken.State, changes: taken.Reading.Changes } });
  return taken;
});

/** GET /api/support/preisimport: the hold list, or a dealer's own imports and keys. */
export const priceImports = defineHandler(CALLS.priceImports, async ({ query }, { db, user }) => {
  const dealerId = query.dealerId === 0 ? null : query.dealerId;
  const keys = dealerId === null ? [] : await findDealerKeys(db, dealerId);
  return {
    Rows: (await findImports(db, dealerId)).map((one) => presentImport(one, user?.id)),
    Keys: keys.map((key) => ({
      Id: key.id,
      Start: key.start,
      CreatedAt: key.createdAt.toISOString(),
      CreatedBy: key.createdBy,
      LastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    })),
  };
});

/** GET /api/support/preisimport/{id}: one that waits with what a yes would change now, a decided one with what was decided on. */
export const priceImport = defineHandler(CALLS.priceImport, async ({ params }, { db, clock, user }) => {
  const storedImport = await findImport(db, params.importId);
  if (!storedImport) throw problem('NOT_FOUND');
  const isOpen = isAllowed('acceptImport', storedImport.row.state);
  const Reading = isOpen ? await readStoredFile(db, storedImport, clock()) : storedImport.row.reading;
  return { Import: presentImport(storedImport, user?.id), Reading };
});
