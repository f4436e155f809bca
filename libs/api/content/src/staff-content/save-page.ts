import { isDeepStrictEqual } from 'node:util';
import { type CallContext, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { findMedia } from '../content-pages/content-repository';
import { contents, contentVersions } from '../content-pages/schema';
import { TOPIC_KEYS } from '../content-pages/topics';
import { freePath, movePage, refusePath } from './page-path';
import { announcePages, authorOf, lockPage, newestVersion, touchPage, versionsOf, writeDraft } from './page-repository';
import { presentStaffPage, wasEverShown } from './present-staff-page';

type Body = CallRequest<typeof CALLS.savePage>['body'];

const refuse = (field: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

function refuseWords(kind: string, { Topic, ValidFrom }: Body): void {
  if (Topic !== null && !TOPIC_KEYS.includes(Topic)) throw refuse('Topic', 'TOPIC_INV');
  if (kind === 'info' && Topic === null) throw refuse('Topic', 'REQUIRED');
  if (kind === 'legal' && ValidFrom === null) throw refuse('ValidFrom', 'REQUIRED');
}

async function refusePicture(tx: Database, { PictureKey }: Body): Promise<void> {
  if (PictureKey && !(await findMedia(tx, [PictureKey])).has(PictureKey)) throw refuse('PictureKey', 'MEDIA_NXT');
}

const wordsOf = ({ Title, Description, ValidFrom, PictureKey }: Body, kind: string) => ({
  title: Title,
  description: Description,
  validFrom: kind === 'legal' ? ValidFrom : null,
  ...(PictureKey === undefined ? {} : { pictureKey: PictureKey }),
});

async function addPage(tx: Database, body: Body, context: CallContext): Promise<number> {
  const { CountryId: countryId, Kind: kind, Path: path } = body;
  refuseWords(kind, body);
  await refusePicture(tx, body);
  await refusePath(tx, { countryId, kind, path });
  await freePath(tx, countryId, path);
  const [added] = await tx
    .insert(contents)
    .values({ countryId, kind, path, topic: kind === 'info' ? body.Topic : null, sharedKey: path })
    .onConflictDoNothing()
    .returning({ id: contents.id });
  if (!added) throw refuse('Path', 'PATH_TAKEN');
  const words = wordsOf(body, kind);
  await tx.insert(contentVersions).values({
    ...{ contentId: added.id, number: 1, state: 'draft', blocks: [], createdAt: context.clock() },
    ...{ ...words, ...authorOf(context) },
  });
  context.audit.note({ after: { countryId, kind, path, ...words } });
  return added.id;
}

async function changePage(tx: Database, pageId: number, body: Body, context: CallContext): Promise<number> {
  const page = await lockPage(tx, pageId);
  if (page.version !== body.Version) throw versionConflict(await presentStaffPage(tx, pageId, context));
  refuseWords(page.kind, body);
  await refusePicture(tx, body);
  const { id, countryId, kind, path: from } = page;
  const to = body.Path;
  const versions = await versionsOf(tx, pageId);
  if (to !== from)
    await movePage(tx, { id, countryId, kind, from, to, wasShown: wasEverShown(versions, context.clock()) });
  const words = wordsOf(body, kind);
  const { title, description, validFrom, pictureKey } = await newestVersion(tx, pageId);
  const before = { title, description, validFrom, pictureKey };
  const hasNewWords = !isDeepStrictEqual(before, { ...before, ...words });
  if (hasNewWords) await writeDraft(tx, pageId, words, context);
  await touchPage(tx, pageId, { path: to, topic: kind === 'info' ? body.Topic : page.topic });
  context.audit.note({
    before: { path: from, topic: page.topic, ...before },
    after: { path: to, topic: body.Topic, ...words },
  });
  return pageId;
}

/** POST /api/support/cms/seiten/speichern: address and topic at once, words as a draft. */
export const savePage = defineHandler(CALLS.savePage, async ({ body }, context) => {
  const pageId = await context.db.transaction(async (tx) => {
    const saved =
      body.PageId === null ? await addPage(tx, body, context) : await changePage(tx, body.PageId, body, context);
    await announcePages(tx);
    return saved;
  });
  return presentStaffPage(context.db, pageId, context);
});
