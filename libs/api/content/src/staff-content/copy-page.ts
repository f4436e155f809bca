import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { and, eq } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';
import { freePath } from './page-path';
import {
  authorOf,
  type ContentRow,
  findPage,
  lockPage,
  newestVersion,
  refuseWhilePlanned,
  touchPage,
  addVersion,
} from './page-repository';
import { presentStaffPage } from './present-staff-page';
import { type CopiedWords, spelledFor, spellingChanges } from '../content-blocks/spelling-changes';

/** News have screens of their own, and a page is no copy of itself. */
function refuseCountry({ kind, countryId }: ContentRow, wanted: CountryId): void {
  if (kind === 'news') throw problem('NOT_FOUND');
  if (countryId === wanted) throw problem('VALIDATION', { errors: [{ path: 'body.CountryId', code: 'COUNTRY_INV' }] });
}

/** The same page in another country: by its shared key, or one that has its address. */
async function counterpart(db: Database, { sharedKey, kind, path }: ContentRow, countryId: CountryId) {
  const rows = await db
    .select()
    .from(contents)
    .where(and(eq(contents.countryId, countryId), eq(contents.kind, kind)));
  return rows.find((row) => sharedKey !== null && row.sharedKey === sharedKey) ?? rows.find((row) => row.path === path);
}

export const checkPageCopy = defineHandler(CALLS.checkPageCopy, async ({ params, query }, { db }) => {
  const page = await findPage(db, params.pageId);
  refuseCountry(page, query.country);
  const existing = await counterpart(db, page, query.country);
  return {
    Changes: spellingChanges(await newestVersion(db, page.id), query.country),
    ExistingPageId: existing?.id ?? null,
  };
});

async function addCopy(tx: Database, page: ContentRow, countryId: CountryId): Promise<number> {
  const { kind, path, topic } = page;
  const sharedKey = page.sharedKey ?? path;
  if (page.sharedKey === null) await touchPage(tx, page.id, { sharedKey });
  await freePath(tx, countryId, path);
  const [added] = await tx
    .insert(contents)
    .values({ countryId, kind, path, topic, sharedKey })
    .onConflictDoNothing()
    .returning({ id: contents.id });
  if (added) return added.id;
  throw problem('VALIDATION', {
    detail: `Unter ${path} gibt es dort schon eine andere Seite.`,
    errors: [{ path: 'body.CountryId', code: 'PATH_TAKEN' }],
  });
}

interface Copied extends CopiedWords {
  readonly validFrom: string | null;
  readonly pictureKey: string | null;
}

async function writeCopy(tx: Database, contentId: number, words: Copied, context: CallContext): Promise<void> {
  const { title, description, validFrom, pictureKey } = words;
  const blocks = [...words.blocks];
  await tx.insert(contentVersions).values({
    ...{ contentId, number: 1, state: 'draft', title, description, validFrom, pictureKey, blocks },
    ...{ ...authorOf(context), createdAt: context.clock() },
  });
}

/** POST /api/support/cms/seiten/kopieren: answers with the copy. */
export const copyPage = defineHandler(CALLS.copyPage, async ({ body }, context) => {
  const copyId = await context.db.transaction(async (tx) => {
    const page = await lockPage(tx, body.PageId);
    refuseCountry(page, body.CountryId);
    const source = await newestVersion(tx, page.id);
    const words = spelledFor(source, body.CountryId, body.Takes);
    const existing = await counterpart(tx, page, body.CountryId);
    const id = existing?.id ?? (await addCopy(tx, page, body.CountryId));
    if (existing) {
      const newest = await newestVersion(tx, id);
      refuseWhilePlanned(newest, context.clock());
      await addVersion(tx, newest, { ...words, blocks: [...words.blocks], pictureKey: source.pictureKey }, context);
      await touchPage(tx, id, { sharedKey: page.sharedKey ?? page.path });
    } else await writeCopy(tx, id, { ...source, ...words }, context);
    context.audit.note({ after: { path: page.path, countryId: body.CountryId, takes: body.Takes } });
    return id;
  });
  return presentStaffPage(context.db, copyId, context);
});
