import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { staffName } from '../../dealers/staff-name';
import { executePriceImport } from '../commands/execute-price-import';
import { findImport, lockImport } from '../price-import-repository';
import { presentImport } from './present-import';

/**
 * POST /api/support/preisimport/entscheiden: a yes takes the whole file over in one transaction, with what counts by now as
 * the old prices. CONFLICT: decided already, or lines that were good are wrong by now.
 */
export const decidePriceImport = defineHandler(CALLS.decidePriceImport, async ({ body }, context) => {
  const { db, clock, audit, user } = context;
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, body.ImportId);
    if (!row) throw problem('NOT_FOUND');
    const command = body.Accepts ? 'acceptImport' : 'refuseImport';
    const decision = { command, row, decidedBy: staffName(user), reason: body.Reason } as const;
    await executePriceImport(tx, decision, { now: clock(), audit });
  });
  const priceImport = await findImport(db, body.ImportId);
  if (!priceImport) throw problem('NOT_FOUND');
  return presentImport(priceImport);
});
