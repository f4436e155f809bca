import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { staffName } from '../../dealers/staff-name';
import { executePriceImport } from '../commands/execute-price-import';
import { findImport, lockImport } from '../price-import-repository';
import { readStoredFile } from './dealer-file';
import { presentImport } from './present-import';

/**
 * POST /api/support/preisimport/entscheiden: a yes takes the whole file over in one transaction, with what counts by now as
 * the old prices. CONFLICT: decided already, sent by the caller, or lines that were good are wrong by now.
 */
export const decidePriceImport = defineHandler(CALLS.decidePriceImport, async ({ body }, context) => {
  const { db, clock, audit, user } = context;
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, body.ImportId);
    const stored = row && (await findImport(tx, row.id));
    if (!stored || !user) throw problem('NOT_FOUND');
    const reading = await readStoredFile(tx, stored, clock());
    const command = body.Accepts ? 'acceptImport' : 'refuseImport';
    const decidedBy = { decidedBy: staffName(user), decidedById: user.id };
    const decision = { command, row: stored.row, ...decidedBy, reason: body.Reason, reading } as const;
    await executePriceImport(tx, decision, { now: clock(), audit });
  });
  const priceImport = await findImport(db, body.ImportId);
  if (!priceImport) throw problem('NOT_FOUND');
  return presentImport(priceImport, user?.id);
});
