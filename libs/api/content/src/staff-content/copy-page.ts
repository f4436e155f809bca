import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { type CopiedContent, spelledFor, spellingChanges } from '../content-blocks/spelling-changes';
import { insertVersions } from '../content-pages/new-content-repository';
import { executePageCommand, lockPage } from './execute-page-command';
import { openPage, addVersions } from './open-page';
import { type ContentRow, insertPage, listPagesOfKind, touchPage } from './page-repository';
import { getAuthor } from './page-state';
import { presentStaffPage } from './present-staff-page';
import { freePath } from './redirect-repository';

/** News have screens of their own, and a page is no copy of itself. */
function refuseCountry({ kind, countryId }: ContentRow, target: CountryId): void {
  if (kind === 'news') throw problem('NOT_FOUND');
  if (countryId === target) throw problem('VALIDATION', { errors: [{ path: 'body.CountryId', code: 'COUNTRY_INV' }] });
}

/** The same page in another country: by its shared key, or one that has its address. */
async function counterpart(db: Database, { sharedKey, kind, path }: ContentRow, countryId: CountryId) {
  const rows = await listPagesOfKind(db, countryId, kind);
  return rows.find((row) => sharedKey !== null && row.sharedKey === sharedKey) ?? rows.find((row) => row.path === path);
}

export const checkPageCopy = defineHandler(CALLS.checkPageCopy, async ({ params, query }, { db }) => {
  const { page, newest } = await openPage(db, params.pageId);
  refuseCountry(page, query.country);
  const existing = await counterpart(db, page, query.country);
  return {
    Changes: spellingChanges(newest, query.country),
    ExistingPageId: existing?.id ?? null,
  };
});

async function addCopy(tx: Database, page: ContentRow, countryId: CountryId): Promise<number> {
  const { kind, path, topic } = page;
  const sharedKey = page.sharedKey ?? path;
  if (page.sharedKey === null) await touchPage(tx, page.id, { sharedKey });
  await freePath(tx, countryId, path);
  const id = await insertPage(tx, { countryId, kind, path, topic, sharedKey });
  if (id !== undefined) return id;
  throw problem('VALIDATION', {
    detail: `Unter ${path} gibt es dort schon eine andere Seite.`,
    errors: [{ path: 'body.CountryId', code: 'PATH_TAKEN' }],
  });
}

interface Copied extends CopiedContent {
  readonly validFrom: string | null;
  readonly pictureKey: string | null;
}

async function writeCopy(tx: Database, contentId: number, content: Copied, context: CallContext): Promise<void> {
  const { title, description, validFrom, pictureKey } = content;
  const version = { contentId, number: 1, state: 'draft', title, description, validFrom, pictureKey } as const;
  const written = { ...getAuthor(context), createdAt: context.clock() };
  await insertVersions(tx, [{ ...version, blocks: [...content.blocks], ...written }]);
}

/** POST /api/support/cms/seiten/kopieren: responds with the copy. */
export const copyPage = defineHandler(CALLS.copyPage, async ({ body }, context) => {
  const copyId = await context.db.transaction(async (tx) => {
    const { page, newest: source } = await lockPage(tx, body.PageId);
    refuseCountry(page, body.CountryId);
    const content = spelledFor(source, body.CountryId, body.Takes);
    const existing = await counterpart(tx, page, body.CountryId);
    const note = { after: { path: page.path, countryId: body.CountryId, takes: body.Takes } };
    if (existing) {
      const version = { ...content, blocks: [...content.blocks], pictureKey: source.pictureKey };
      const sharedKey = page.sharedKey ?? page.path;
      const execution = { command: 'replaceByCopy', version, page: { sharedKey }, note } as const;
      await executePageCommand(tx, await addVersions(tx, existing), execution, context);
      return existing.id;
    }
    const id = await addCopy(tx, page, body.CountryId);
    await writeCopy(tx, id, { ...source, ...content }, context);
    context.audit.note(note);
    return id;
  });
  return presentStaffPage(context.db, copyId, context);
});
