import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CodeText, CountryId, CustomerText, IsoTime, Reference, COUNTRY_OPTIONS } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { SUPPORT } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { MAIL_STATE_LABELS } from '../labels.ts';

const countryFilter = v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), '');
const UuidText = v.pipe(v.string(), v.uuid('ID_INV'));

/** queued → sent | kept (no mail server is configured) | failed (all attempts used up). */
export const MailStateName = v.picklist(['queued', 'sent', 'kept', 'failed']);

export const StaffMailRow = v.object({
  MailId: Reference,
  CountryId,
  /** What it is about: 'order-received' … */
  Kind: CodeText,
  Recipient: CustomerText,
  Subject: CustomerText,
  State: openPicklist(MailStateName),
  Attempts: v.number(),
  LastError: v.nullable(CustomerText),
  CreatedAt: IsoTime,
  DoneAt: v.nullable(IsoTime),
  OrderId: v.nullable(Reference),
  /** When and why a mail server returned it; null: it did not. */
  BouncedAt: v.optional(v.nullable(IsoTime), null),
  BounceReason: v.optional(v.nullable(CustomerText), null),
});
export type StaffMailRow = v.InferOutput<typeof StaffMailRow>;

export const MAIL_LIST = {
  label: 'Mails',
  fileName: 'postausgang',
  columns: {
    created: { label: 'Geschrieben', kind: 'time', field: 'CreatedAt', sort: 'CreatedAt' },
    subject: { label: 'Betreff', kind: 'text', field: 'Subject' },
    to: { label: 'Empfänger', kind: 'text', field: 'Recipient', isPersonal: true },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: MAIL_STATE_LABELS },
    done: { label: 'Erledigt', kind: 'time', field: 'DoneAt' },
    bounced: { label: 'Unzustellbar', kind: 'time', field: 'BouncedAt' },
    attempts: { label: 'Versuche', kind: 'number', field: 'Attempts' },
    /** Mail servers say in it whom they refused. */
    error: { label: 'Letzter Fehler', kind: 'text', isPersonal: true },
    number: { label: 'Nummer', kind: 'text', field: 'MailId' },
  },
  defaultSort: '-CreatedAt',
  searchHint: 'Empfänger oder Betreff',
  filters: {
    state: { label: 'Stand', labels: MAIL_STATE_LABELS },
    country: { label: 'Land', kind: 'country' },
  },
} as const satisfies ListDeclaration<StaffMailRow>;

export const staffMails = defineCall({
  id: 'staffMails',
  summary: 'Mails of the outbox',
  method: 'GET',
  path: '/api/support/postausgang',
  query: v.object({
    ...staffListQuery,
    state: v.optional(v.picklist(['', 'queued', 'sent', 'kept', 'failed']), ''),
    country: countryFilter,
  }),
  response: staffListResponse(StaffMailRow),
  access: SUPPORT,
  csrf: false,
});

/** Without the text of the mails: some contain links that authenticate their recipients. */
export const exportStaffMails = getListFile(staffMails, 'exportStaffMails');

export const StaffMail = v.object({
  ...StaffMailRow.entries,
  /** Null: it contains a link that authenticates its recipient, so nobody else may read it; nor is it sent again. */
  Text: v.nullable(CustomerText),
  ReplyTo: v.nullable(CustomerText),
  Attachments: v.array(CustomerText),
});
export type StaffMail = v.InferOutput<typeof StaffMail>;

export const staffMail = defineCall({
  id: 'staffMail',
  summary: 'A mail as it was written',
  method: 'GET',
  path: '/api/support/postausgang/:mailId',
  params: v.object({ mailId: UuidText }),
  response: StaffMail,
  access: SUPPORT,
  csrf: false,
});

/**
 * The same text to the same mailbox as a new mail; a failed one is retried as it is. Repeated calls within a minute
 * count once.
 */
export const sendMailAgain = defineCall({
  id: 'sendMailAgain',
  summary: 'Sends a mail once more',
  method: 'POST',
  path: '/api/support/postausgang/erneut',
  body: v.object({ MailId: UuidText }),
  response: StaffMail,
  access: SUPPORT,
  csrf: true,
});
