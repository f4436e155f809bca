import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { requireRoles } from '../../shared/start/staff-guard';
import { CANCELLATION_ROLES } from './cancellation-roles';
import { cancellationInput } from './cancellation-input';

/** The list by the page's address, the text modules for answers, and the saved views. */
export async function loadCancellations({ api, user, url }: PageRequest): Promise<null> {
  requireRoles(user, CANCELLATION_ROLES);
  const views = api(CALLS.staffViews, { query: { path: url.pathname } }).catch((error: unknown) => {
    // They are a help, and no reason to show no list.
    if (!(error instanceof ProblemError)) throw error;
  });
  const [list] = await Promise.all([
    api(CALLS.cancellationList, cancellationInput(url.searchParams)),
    api(CALLS.textModules, {}),
    views,
  ]);
  return list ? null : notFound();
}
