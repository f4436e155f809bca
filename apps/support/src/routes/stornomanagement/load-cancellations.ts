import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { requireAccess } from '../../shared/start/staff-guard';
import { cancellationInput } from './cancellation-input';

/** The list by the page's address, the text modules for answers, and the saved views. */
export async function loadCancellations({ api, user, url }: PageRequest): Promise<null> {
  requireAccess(user, CALLS.cancellationList, CALLS.textModules);
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
