import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { ignoreProblem, openDefaultView } from '../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../shared/start/staff-guard';
import { cancellationInput } from './cancellation-input';

/** The list by the page's address, the text modules for answers, and the saved views. */
export async function loadCancellations({ api, user, url }: PageRequest): Promise<null> {
  requireAccess(user, CALLS.cancellationList, CALLS.textModules);
  const views = ignoreProblem(api(CALLS.staffViews, { query: { path: url.pathname } }));
  await openDefaultView(views, url);
  const [list] = await Promise.all([
    api(CALLS.cancellationList, cancellationInput(url.searchParams)),
    api(CALLS.textModules, {}),
    views,
  ]);
  return list ? null : notFound();
}
