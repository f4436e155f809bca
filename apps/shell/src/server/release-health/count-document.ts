import type { HealthCollector } from '@heizplatz/releases';
import type { PageNote } from '../telemetry/page-notes';

export type CountedDocument = Pick<PageNote, 'remote' | 'version' | 'countryId'> & {
  readonly method: string | undefined;
  readonly status: number;
};

/** Too many visitors, or the API is away: no fault of a version. */
const UNAVAILABLE = 503;
/** The visitor left before the page was there. */
const LEFT = 499;

/**
 * Counts a document for the release that owns its path: a visit, and a failed one with a status of 500 or more.
 * Redirects, HEAD and what is nobody's path are no visits.
 */
export function countDocument(collector: HealthCollector, document: CountedDocument): void {
  const { remote, version, countryId, method, status } = document;
  if (remote === null || version === null || (method !== 'GET' && method !== 'POST')) return;
  if ((status >= 300 && status < 400) || status === UNAVAILABLE || status === LEFT) return;
  const key = { remote, version, countryId };
  collector.count(key, 'visits');
  if (status >= 500) collector.count(key, 'serverErrors');
}
