import { type CallContext, defineHandler, epochDay, problem, startOfLocalDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { type PageExecution, pageCommand } from './execute-page-command';
import type { OpenPage } from './open-page';
import { checkAllowed } from './page-actions';
import { findVisibleVersion } from './page-state';

type Body = Pick<CallRequest<typeof CALLS.actOnPage>['body'], 'Act' | 'At'>;

const refuse = (field: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

/** A legal text is never seen before the day from which it counts. */
function getMoment({ page: { kind }, newest: { validFrom } }: OpenPage, { Act, At }: Body, now: Date): Date {
  if (Act === 'plan' && At === null) throw refuse('At', 'REQUIRED');
  const target = Act === 'plan' && At !== null ? new Date(At) : now;
  if (Act === 'plan' && target <= now) throw refuse('At', 'DATE_PAST');
  if (kind !== 'legal') return target;
  if (validFrom === null) throw refuse('ValidFrom', 'REQUIRED');
  return new Date(Math.max(target.getTime(), startOfLocalDay(epochDay(validFrom)).getTime()));
}

/** Published for a later moment, a version is planned. */
function release(open: OpenPage, body: Body, context: CallContext): PageExecution {
  checkAllowed('publish', open, context);
  const { page, newest } = open;
  const now = context.clock();
  const goesLiveAt = getMoment(open, body, now);
  const isPlanned = goesLiveAt > now;
  return {
    command: isPlanned ? 'plan' : 'publish',
    version: { goesLiveAt },
    ...(page.kind === 'news' &&
      !isPlanned && { page: { path: newest.path ?? page.path, topic: newest.topic ?? page.topic } }),
    note: { after: { path: page.path, state: isPlanned ? 'planned' : 'live', number: newest.number, goesLiveAt } },
  };
}

const unplan = ({ page, newest }: OpenPage): PageExecution => ({
  command: 'unplan',
  version: { goesLiveAt: null },
  note: { after: { path: page.path, state: 'draft', goesLiveAt: null, number: newest.number } },
});

function withdraw({ page, versions, newest }: OpenPage, now: Date): PageExecution {
  const repeats = findVisibleVersion(versions, now);
  return {
    ...{ command: 'withdraw', version: { goesLiveAt: now }, ...(repeats && { repeats }) },
    note: { after: { path: page.path, state: 'withdrawn', goesLiveAt: now, number: newest.number + 1 } },
  };
}

const setAside = ({ page }: OpenPage, command: 'archive' | 'unarchive', now: Date): PageExecution => ({
  ...{ command, page: { archivedAt: command === 'archive' ? now : null } },
  note: { after: { path: page.path, isArchived: command === 'archive' } },
});

/** What an action does to a page or an article; an article is found in the place of the version that is published. */
export function getExecution(open: OpenPage, body: Body, context: CallContext): PageExecution {
  if (body.Act === 'unplan') return unplan(open);
  if (body.Act === 'archive' || body.Act === 'unarchive') return setAside(open, body.Act, context.clock());
  return body.Act === 'withdraw' ? withdraw(open, context.clock()) : release(open, body, context);
}

/** POST /api/support/cms/seiten/stand. CONFLICT: there is nothing to publish, plan or withdraw. */
export const actOnPage = defineHandler(CALLS.actOnPage, ({ body }, context) =>
  pageCommand(body, context, (_, open) => {
    if (open.page.kind === 'news') throw problem('NOT_FOUND');
    return getExecution(open, body, context);
  }),
);
