import { getIso } from '@heizplatz/country';
import { staffName } from '@heizplatz/api-dealers';
import { cleanFileName, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type MediumUse, type StaffMedium } from '@heizplatz/contract';
import { mediaKey } from '../media/media-key';
import { mediaStoreKey } from '../media/media-path';
import { deleteMedium, insertMedium, lockMedium, updateMedium } from './medium-repository';
import { type ListedUse, listMediumUses } from './medium-use-repository';
import { findMedium } from './present-medium';
import { readMedium } from './read-medium';

const NAMED_USES = 3;

async function known(db: Database, key: string): Promise<StaffMedium> {
  const medium = await findMedium(db, key);
  if (!medium) throw problem('NOT_FOUND');
  return medium;
}

const presentUse = ({ countryId, path, title, isCurrent }: ListedUse): MediumUse => ({
  ...{ CountryId: countryId, Path: path, Title: title, IsCurrent: isCurrent },
});

export const staffMedium = defineHandler(CALLS.staffMedium, async ({ params }, { db, clock }) => ({
  Medium: await known(db, params.key),
  Uses: (await listMediumUses(db, params.key, clock())).map(presentUse),
}));

/** POST /api/support/cms/medien/hochladen: the bytes first, so that no row is without them. */
export const uploadMedium = defineHandler(CALLS.uploadMedium, async ({ body }, context) => {
  const { db, user, audit, services, clock } = context;
  const { fileName, contentType, largest, narrower } = await readMedium(body.File, context);
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
  if (await insertMedium(db, row)) audit.note({ after: { key, fileName, alt: row.alt } });
  return known(db, key);
});

/** A new name keeps the extension of its content type. */
const renamed = (name: string, ending: string): string =>
  cleanFileName(name, 'image/png').replace(/\.png$/, `.${ending}`);

/** POST /api/support/cms/medien/speichern: texts are updated everywhere at once. */
export const saveMedium = defineHandler(CALLS.saveMedium, async ({ body }, { db, audit }) => {
  const before = await known(db, body.Key);
  const ending = before.FileName.split('.').at(-1) ?? '';
  const after = { fileName: renamed(body.FileName, ending), alt: body.IsDecorative ? '' : body.Alt };
  await db.transaction(async (tx) => {
    const isWritten = await updateMedium(tx, { key: body.Key, version: body.Version }, after);
    if (!isWritten) throw versionConflict(await known(tx, body.Key));
  });
  audit.note({ before: { fileName: before.FileName, alt: before.Alt }, after });
  return known(db, body.Key);
});

/**
 * POST /api/support/cms/medien/loeschen: never a picture of a current version; old ones keep a gap. A planned version
 * may have just gone live, while nodes still cache the previous response, with the picture.
 */
export const removeMedium = defineHandler(CALLS.removeMedium, async ({ body }, { db, audit, services, clock }) => {
  const row = await db.transaction(async (tx) => {
    const locked = await lockMedium(tx, body.Key);
    if (!locked) throw problem('NOT_FOUND');
    const uses = (await listMediumUses(tx, body.Key, clock())).filter(({ isCurrent }) => isCurrent);
    if (uses.length > 0) throw problem('CONFLICT', { detail: usedDetail(uses) });
    await deleteMedium(tx, body.Key);
    return locked;
  });
  for (const key of [row.key, ...row.sizes.map((size) => size.key)]) await services.files.remove(mediaStoreKey(key));
  audit.note({ before: { key: row.key, fileName: row.fileName, alt: row.alt } });
  return { IsSuccess: true };
});

function usedDetail(uses: readonly ListedUse[]): string {
  const names = uses.slice(0, NAMED_USES).map(({ title, countryId }) => `„${title}“ (${getIso(countryId)})`);
  const more = uses.length > NAMED_USES ? ` und ${uses.length - NAMED_USES} weiteren` : '';
  return `Diese Datei wird verwendet, sie bleibt deshalb: ${names.join(', ')}${more}.`;
}
