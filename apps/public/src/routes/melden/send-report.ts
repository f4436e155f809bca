import { CALLS } from '@heizplatz/contract';
import { refuseInvalid, type SentForm } from '@heizplatz/router';
import { loadContentReportPage } from './load-content-report-page';
import { checkedBody, FIELD_NAMES, type ContentReportInput, contentReportIssues, TICKED } from './content-report-input';
import type { SentContentReport } from './content-report-page';

/** The form without script; sent again by a reload it is the same report to the API. */
export async function sendReport(sent: SentForm): Promise<SentContentReport> {
  const { api, form, site } = sent;
  const { targetKind, targetId } = await loadContentReportPage(sent);
  const field = (name: keyof typeof FIELD_NAMES) => form.get(FIELD_NAMES[name]) ?? '';
  const input: ContentReportInput = {
    targetKind,
    targetId: targetId || field('TargetId'),
    reason: field('Reason'),
    text: field('Text'),
    name: field('Name'),
    email: field('EmailAddress'),
    isInGoodFaith: field('InGoodFaith') === TICKED,
  };
  refuseInvalid(contentReportIssues(input, site.countryId));
  const { Number: number } = await api(CALLS.sendReport, { body: checkedBody(input, site.countryId) });
  return { number, email: input.email.trim() };
}
