import { defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { addVersion, findPage, lockPage, refuseWhilePlanned, touchPage, versionsOf } from './page-repository';
import { presentStaffPage } from './present-staff-page';

export const staffPage = defineHandler(CALLS.staffPage, ({ params }, context) =>
  presentStaffPage(context.db, params.pageId, context),
);

export const staffPageVersion = defineHandler(CALLS.staffPageVersion, async ({ params }, { db }) => {
  const { id } = await findPage(db, params.pageId);
  const version = (await versionsOf(db, id)).find(({ number }) => number === params.number);
  if (!version) throw problem('NOT_FOUND');
  const { number: Number, title: Title, description: Description, pictureKey: PictureKey, blocks: Blocks } = version;
  return { Number, Title, Description, PictureKey, Blocks };
});

/** POST /api/support/cms/seiten/wiederherstellen: the old words as a new draft; a draft that was there stays a version. */
export const restorePageVersion = defineHandler(CALLS.restorePageVersion, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const page = await lockPage(tx, body.PageId);
    if (page.version !== body.Version) throw versionConflict(await presentStaffPage(tx, page.id, context));
    const versions = await versionsOf(tx, page.id);
    const [newest] = versions;
    const old = versions.find(({ number }) => number === body.Number);
    if (!newest || !old) throw problem('NOT_FOUND');
    refuseWhilePlanned(newest, context.clock());
    await addVersion(tx, { ...old, number: newest.number }, {}, context);
    await touchPage(tx, page.id);
    context.audit.note({ after: { path: page.path, restored: old.number, number: newest.number + 1 } });
  });
  return presentStaffPage(context.db, body.PageId, context);
});
