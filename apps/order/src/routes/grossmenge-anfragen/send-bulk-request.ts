import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { refuseInvalid, type SentForm } from '@heizplatz/router';
import { getSentFields, requestBody, requestIssues } from './bulk-request-body';
import { getBulkRequestConfiguration } from './load-bulk-request';

/** The result of the form that was sent without script. */
export interface SentBulkRequest {
  /** The mailbox that gets the link to confirm the request. */
  readonly sentTo: string;
}

/** The form without script; sent again by a reload it is the same request to the API. */
export async function sendBulkRequest(sent: SentForm): Promise<SentBulkRequest> {
  const { api, form, site } = sent;
  const group = PRODUCT_GROUPS[getBulkRequestConfiguration(sent).ProductGroupId];
  const fields = getSentFields(Object.fromEntries(form), group);
  refuseInvalid(requestIssues(fields, group.id, site));
  await api(CALLS.sendRequest, { body: requestBody(fields, group.id, site) });
  return { sentTo: fields.EmailAddress.trim() };
}
