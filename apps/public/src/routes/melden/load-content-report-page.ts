import { CALLS, REPORT_TARGETS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { CONTENT_REPORT_QUERY, TARGET_NAMES } from '../../shared/report-link/content-report-path';
import type { ContentReportPage } from './content-report-page';

const MAX_ID = 300;

/**
 * The target that the address names; without one: a page of this site, which the form asks for. A missing one is 404.
 */
export async function loadContentReportPage({ url, site, api }: PageRequest): Promise<ContentReportPage> {
  const named = url.searchParams.get(CONTENT_REPORT_QUERY.target);
  const targetId = url.searchParams.get(CONTENT_REPORT_QUERY.id) ?? '';
  const targetKind = named === null ? 'page' : REPORT_TARGETS.find((kind) => TARGET_NAMES[kind] === named);
  if (!targetKind || targetId.length > MAX_ID) notFound();
  if (targetId === '') return targetKind === 'page' ? { targetKind, targetId, subject: null } : notFound();
  const params = { countryId: String(site.countryId) };
  const subject = await api(CALLS.reportSubject, { params, query: { targetKind, targetId } });
  return { targetKind, targetId, subject: subject ?? notFound() };
}
