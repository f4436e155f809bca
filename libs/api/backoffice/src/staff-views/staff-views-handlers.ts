import { defineHandler, type Handler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { deleteView, findSharedViews, MAX_VIEWS, upsertView, findViews } from './view-repository';

export const staffViews = defineHandler(CALLS.staffViews, async ({ query }, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const [Views, Shared] = [await findViews(db, user.id, query.path), await findSharedViews(db, user, query.path)];
  return { Views, Shared };
});

export const saveStaffView = defineHandler(CALLS.saveStaffView, async ({ body }, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const views = await findViews(db, user.id, body.Path);
  if (views.length >= MAX_VIEWS && !views.some(({ Name }) => Name === body.Name))
    throw problem('CONFLICT', { detail: `Mehr als ${MAX_VIEWS} Ansichten einer Liste werden nicht aufbewahrt.` });
  const fields = { name: body.Name, query: body.Query, isShared: body.IsShared, isDefault: body.IsDefault };
  const view = { ...fields, userId: user.id, path: body.Path, createdAt: clock() };
  return { Id: await db.transaction((tx) => upsertView(tx, view)) };
});

export const removeStaffView = defineHandler(CALLS.removeStaffView, async ({ body }, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  if (!(await deleteView(db, user.id, body.Id))) throw problem('NOT_FOUND');
  return { success: true };
});

/** Lists as each member of staff has set them up. */
export const staffViewsHandlers: readonly Handler[] = [staffViews, saveStaffView, removeStaffView];
