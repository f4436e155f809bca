import { staffName } from '@heizplatz/api-dealers';
import {
  cleanFileName,
  type Database,
  defineHandler,
  flushTags,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type StaffMedium } from '@heizplatz/contract';
import { and, eq, sql } from 'drizzle-orm';
import { mediaKey } from '../media/media-key';
import { mediaStoreKey } from '../media/media-path';
import { media } from '../content-pages/schema';
import { usesOf } from './medium-uses';
import { findMedium } from './present-medium';
import { readMedium } from './read-medium';

/** Answers that tell of pictures. */
const MEDIA_TAGS = ['pages', 'news'];
const NAMED_USES = 3;

async function known(db: Database, key: string): Promise<StaffMedium> {
  const medium = await findMedium(db, key);
  if (!medium) throw problem('NOT_FOUND');
  return medium;
}

export const staffMedium = defineHandler(CALLS.staffMedium, async ({ params }, { db, clock }) => ({
  Medium: await known(db, params.key),
  Uses: await usesOf(db, params.key, clock()),
}));

/** POST /api/support/cms/medien/hochladen: the bytes first, so that no row is without them. */
export const uploadMedium = defineHandler(
  CALLS.uploadMedium,
  async ({ body }, { db, user, audit, services, clock }) => {
    const { fileName, contentType, largest, narrower } = await readMedium(body.File);
    const key = mediaKey(largest.bytes);
    const sizes = narrower.map(({ bytes, width }) => ({ key: mediaKey(bytes), fileName, width, bytes }));
    for (const one of [{ key, bytes: largest.bytes }, ...sizes])
      await services.files.write(mediaStoreKey(one.key), one.bytes);
    const row = {
      key,
      fileName,
      contentType,
      alt: body.IsDecorative ? '' : body.Alt,
      width: largest.width,
      height: largest.height,
      byteCount: largest.bytes.length,
      sizes: sizes.map(({ bytes: _, ...size }) => size),
      authorName: staffName(user),
      createdAt: clock(),
    };
    const added = await db.insert(media).values(row).onConflictDoNothing().returning({ key: media.key });
    if (added.length > 0) audit.note({ after: { key, fileName, alt: row.alt } });
    return known(db, key);
  },
);

/** A new name keeps the ending that its content has. */
const renamed = (name: string, ending: string): string =>
  cleanFileName(name, 'image/png').replace(/\.png$/, `.${ending}`);

/** POST /api/support/cms/medien/speichern: words are everywhere at once. */
export const saveMedium = defineHandler(CALLS.saveMedium, async ({ body }, { db, audit }) => {
  const before = await known(db, body.Key);
  const ending = before.FileName.split('.').at(-1) ?? '';
  const after = { fileName: renamed(body.FileName, ending), alt: body.IsDecorative ? '' : body.Alt };
  await db.transaction(async (tx) => {
    const written = await tx
      .update(media)
      .set({ ...after, version: sql`${media.version} + 1` })
      .where(and(eq(media.key, body.Key), eq(media.version, body.Version)))
      .returning({ key: media.key });
    if (written.length === 0) throw versionConflict(await known(tx, body.Key));
    await flushTags(tx, MEDIA_TAGS);
  });
  audit.note({ before: { fileName: before.FileName, alt: before.Alt }, after });
  return known(db, body.Key);
});

/**
 * POST /api/support/cms/medien/loeschen: never what a version shows that counts; old ones keep a gap. A planned version may
 * have taken over this moment, while nodes still keep the answer of before, with the picture.
 */
export const removeMedium = defineHandler(CALLS.removeMedium, async ({ body }, { db, audit, services, clock }) => {
  const row = await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(media).where(eq(media.key, body.Key)).for('update');
    if (!locked) throw problem('NOT_FOUND');
    const uses = (await usesOf(tx, body.Key, clock())).filter(({ IsCurrent }) => IsCurrent);
    if (uses.length > 0) throw problem('CONFLICT', { detail: usedDetail(uses) });
    await tx.delete(media).where(eq(media.key, body.Key));
    await flushTags(tx, MEDIA_TAGS);
    return locked;
  });
  for (const key of [row.key, ...row.sizes.map((size) => size.key)]) await services.files.remove(mediaStoreKey(key));
  audit.note({ before: { key: row.key, fileName: row.fileName, alt: row.alt } });
  return { IsSuccess: true };
});

const COUNTRIES = { 1: 'DE', 2: 'AT', 3: 'CH' } as const;

function usedDetail(uses: Awaited<ReturnType<typeof usesOf>>): string {
  const names = uses.slice(0, NAMED_USES).map(({ Title, CountryId }) => `„${Title}“ (${COUNTRIES[CountryId]})`);
  const more = uses.length > NAMED_USES ? ` und ${uses.length - NAMED_USES} weiteren` : '';
  return `Diese Datei wird verwendet, sie bleibt deshalb: ${names.join(', ')}${more}.`;
}
