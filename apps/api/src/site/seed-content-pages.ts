import { SITES } from '@heizplatz/country';
import type { Database } from '../database/database';
import { addContentPages, type ContentPageRow } from './content-page-repository';
import { contentPagesOf } from './pages/content-pages';
import { DEMO_OPERATORS, OPEN_OPERATORS } from './pages/operator';

/** The law on the withdrawal button came into force then. A changed text gets a new day, or it is never shown. */
const VALID_FROM = '2026-06-19';

/**
 * The pages that each site begins with. Demo names invented operators; elsewhere brackets stand where the operator's
 * own belongs. Safe at every start: what is there stays.
 */
export async function seedContentPages(db: Database, { mode }: { mode: string }): Promise<void> {
  const operators = mode === 'demo' ? DEMO_OPERATORS : OPEN_OPERATORS;
  const rows = Object.values(SITES).flatMap((site) =>
    contentPagesOf(site, operators[site.countryId]).map((page): ContentPageRow => ({
      ...page,
      countryId: site.countryId,
      validFrom: VALID_FROM,
      blocks: [...page.blocks],
    })),
  );
  await addContentPages(db, rows);
}
