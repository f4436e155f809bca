import {
  type CallContext,
  type Database,
  defineHandler,
  epochDay,
  problem,
  startOfLocalDay,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { contentVersions } from '../content-pages/schema';
import {
  addVersion,
  announcePages,
  type ContentRow,
  lockPage,
  newestVersion,
  refuseWhilePlanned,
  stateOf,
  touchPage,
  type VersionRow,
  versionsOf,
} from './page-repository';
import { presentStaffPage, shownVersion } from './present-staff-page';
import { publishPlanned } from './publish-planned';

type Body = CallRequest<typeof CALLS.actOnPage>['body'];

const refuse = (field: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

/** A legal text is never seen before the day from which it counts. */
function momentOf({ kind }: ContentRow, { validFrom }: VersionRow, { Act, At }: Body, now: Date): Date {
  if (Act === 'plan' && At === null) throw refuse('At', 'REQUIRED');
  const wanted = Act === 'plan' && At !== null ? new Date(At) : now;
  if (Act === 'plan' && wanted <= now) throw refuse('At', 'DATE_PAST');
  if (kind !== 'legal') return wanted;
  if (validFrom === null) throw refuse('ValidFrom', 'REQUIRED');
  return new Date(Math.max(wanted.getTime(), startOfLocalDay(epochDay(validFrom)).getTime()));
}

async function release(tx: Database, page: ContentRow, body: Body, { clock, services }: CallContext) {
  const now = clock();
  const newest = await newestVersion(tx, page.id);
  if (stateOf(newest, now) !== 'draft') throw problem('CONFLICT', { detail: 'Es gibt keinen Entwurf.' });
  const goesLiveAt = momentOf(page, newest, body, now);
  const isPlanned = goesLiveAt > now;
  await tx
    .update(contentVersions)
    .set({ state: isPlanned ? 'planned' : 'live', goesLiveAt })
    .where(eq(contentVersions.id, newest.id));
  if (isPlanned)
    await services.jobs.send(tx, publishPlanned.name, { versionId: newest.id }, { startAfter: goesLiveAt });
  return { state: isPlanned ? 'planned' : 'live', number: newest.number, goesLiveAt };
}

async function takePlanBack(tx: Database, page: ContentRow, { clock }: CallContext) {
  const newest = await newestVersion(tx, page.id);
  if (stateOf(newest, clock()) !== 'planned') throw problem('CONFLICT', { detail: 'Es ist nichts geplant.' });
  const change = { state: 'draft', goesLiveAt: null } as const;
  await tx.update(contentVersions).set(change).where(eq(contentVersions.id, newest.id));
  return { ...change, number: newest.number };
}

/** What visitors saw stays among the versions; a draft that was begun does too. */
async function withdraw(tx: Database, page: ContentRow, context: CallContext) {
  const now = context.clock();
  const versions = await versionsOf(tx, page.id);
  const [newest] = versions;
  const shown = shownVersion(versions, now);
  if (!newest || !shown) throw problem('CONFLICT', { detail: 'Die Seite ist für niemanden zu sehen.' });
  refuseWhilePlanned(newest, now);
  const change = { state: 'withdrawn', goesLiveAt: now } as const;
  await addVersion(tx, { ...shown, number: newest.number }, change, context);
  return { ...change, number: newest.number + 1 };
}

/** POST /api/support/cms/seiten/stand. CONFLICT: there is nothing to publish, plan or withdraw. */
export const actOnPage = defineHandler(CALLS.actOnPage, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const page = await lockPage(tx, body.PageId);
    if (page.version !== body.Version) throw versionConflict(await presentStaffPage(tx, page.id, context));
    if (page.kind === 'news') throw problem('NOT_FOUND');
    const acts = {
      publish: () => release(tx, page, body, context),
      plan: () => release(tx, page, body, context),
      unplan: () => takePlanBack(tx, page, context),
      withdraw: () => withdraw(tx, page, context),
    };
    const after = await acts[body.Act]();
    await touchPage(tx, page.id);
    await announcePages(tx);
    context.audit.note({ after: { path: page.path, ...after } });
  });
  return presentStaffPage(context.db, body.PageId, context);
});
