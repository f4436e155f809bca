import type { CALLS, CallRequest } from '@heizplatz/contract';

type DocumentKind = CallRequest<typeof CALLS.dealerUploadDocument>['body']['Kind'];

/** What a dealer's papers are called. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  'delivery-note': 'Lieferschein',
  'weighing-note': 'Wiegeschein',
  invoice: 'Rechnung',
  other: 'Unterlage',
};
