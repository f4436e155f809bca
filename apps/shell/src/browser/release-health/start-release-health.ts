import { getPageRelease } from '../../app/page-release';
import { reportEntries } from './report-entries';

/** Reports what happens to the visitors of this page's releases; the measuring is fetched when nothing else is. */
export function startReleaseHealth(router: Parameters<typeof reportEntries>[0]): void {
  reportEntries(router);
  const release = getPageRelease();
  if (!release) return;
  const measure = async () =>
    (await import(/* webpackChunkName: "vitals" */ './measure-vitals')).measureVitals(release);
  // A visit without it costs one figure.
  const start = () => void measure().catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') setTimeout(start, 2000);
  else requestIdleCallback(start);
}
