import { type Database, epochDay, getOperators, startOfLocalDay } from '@heizplatz/api-platform';
import { SITES } from '@heizplatz/country';
import { HELP_PATH, IMPRINT_PATH, PRIVACY_PATH, RANKING_PATH } from '@heizplatz/routes';
import { addContents, type NewContent } from './add-contents';
import { getContentPages } from './pages/content-pages';

/** The law on the withdrawal button took effect then. A changed text needs a new day, or it is never displayed. */
const VALID_FROM = '2026-06-19';
/** What was changed since, by path. */
const CHANGED_ON: Readonly<Record<string, string>> = { [PRIVACY_PATH]: '2026-11-21' };
/** The same where operators enter names of their own, which a newer text would replace: in demo alone. */
const CHANGED_IN_DEMO: Readonly<Record<string, string>> = { [IMPRINT_PATH]: '2026-11-21' };
/** Pages that inform; all others bind somebody, so that their day counts. */
const INFORMING_PATHS = [HELP_PATH, '/lieferung-und-zahlung', RANKING_PATH, '/ueber-uns', '/presse', '/kontakt'];

/**
 * The pages that each site begins with. Demo names invented operators; elsewhere brackets stand where the operator's
 * own belongs. Safe at every start: what is there stays.
 */
export async function seedContentPages(db: Database, { mode }: { mode: string }): Promise<void> {
  const operators = getOperators(mode);
  const changedOn = mode === 'demo' ? { ...CHANGED_ON, ...CHANGED_IN_DEMO } : CHANGED_ON;
  const pages = Object.values(SITES).flatMap(({ countryId, ...site }) =>
    getContentPages({ countryId, ...site }, operators[countryId]).map((page): NewContent => {
      const validFrom = changedOn[page.path] ?? VALID_FROM;
      const kind = INFORMING_PATHS.includes(page.path) ? 'page' : 'legal';
      return { ...page, countryId, kind, validFrom, goesLiveAt: startOfLocalDay(epochDay(validFrom)) };
    }),
  );
  await addContents(db, pages);
}
