import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { pageCommand } from './execute-page-command';
import { findPage } from './open-page';
import { findVersions } from './page-repository';
import { presentStaffPage } from './present-staff-page';

export const staffPage = defineHandler(CALLS.staffPage, ({ params }, context) =>
  presentStaffPage(context.db, params.pageId, context),
);

export const staffPageVersion = defineHandler(CALLS.staffPageVersion, async ({ params }, { db }) => {
  const { id } = await findPage(db, params.pageId);
  const version = (await findVersions(db, id)).find(({ number }) => number === params.number);
  if (!version) throw problem('NOT_FOUND');
  const { number: Number, title: Title, description: Description, pictureKey: PictureKey, blocks: Blocks } = version;
  return { Number, Title, Description, PictureKey, Blocks };
});

/** POST /api/support/cms/seiten/wiederherstellen: the old content as a new draft. */
export const restorePageVersion = defineHandler(CALLS.restorePageVersion, ({ body }, context) =>
  pageCommand(body, context, (_, { page, versions, newest }) => {
    const old = versions.find(({ number }) => number === body.Number);
    if (!old) throw problem('NOT_FOUND');
    return {
      ...{ command: 'restoreVersion', repeats: old },
      note: { after: { path: page.path, restored: old.number, number: newest.number + 1 } },
    };
  }),
);
