import { type MailBlock, typed } from '@heizplatz/api-platform';
import type { ComplaintKind } from '@heizplatz/contract';

/** What a complaint is about, as mails and the file of one's own data say it. */
export const COMPLAINT_KIND_LABELS: Readonly<Record<ComplaintKind, string>> = {
  weight: 'Menge oder Gewicht',
  quality: 'Qualität der Ware',
  damage: 'Schaden',
  delay: 'Verspätung',
  other: 'Anderes',
};

export const complaintKindRow = (kind: ComplaintKind): MailBlock => ({
  kind: 'rows',
  rows: [{ label: 'Art der Reklamation', value: COMPLAINT_KIND_LABELS[kind] }],
});

/** What the customer wrote, line by line. */
export const typedLines = (text: string): MailBlock => ({ kind: 'lines', lines: text.split('\n').map(typed) });
