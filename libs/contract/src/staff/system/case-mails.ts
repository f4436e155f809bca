import { CANCELLATION_ROLES, DEALER_ROLES, SUPPORT_ROLES, impersonal, personal, type Role } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  ContentText,
  CountryId,
  CustomerText,
  IsoTime,
  Reference,
  StaffText,
  requiredText,
} from '../../fields/fields.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Cases whose customer staff write to, each with the roles that see to it (Admin is implied). */
export const CASE_MAIL_ROLES = {
  /** A confirmed request for a large amount or a call-back, by its id. */
  inquiry: SUPPORT_ROLES,
  /** An order's complaint, by its id. */
  complaint: CANCELLATION_ROLES,
  order: CANCELLATION_ROLES,
  withdrawal: SUPPORT_ROLES,
  /** A review; its author is the customer of its order. */
  review: DEALER_ROLES,
} as const satisfies Record<string, readonly Role[]>;

const keys = <const T extends object>(value: T) => Object.keys(value) as (keyof T)[];
const CaseMailKind = v.picklist(keys(CASE_MAIL_ROLES));
export type CaseMailKind = v.InferOutput<typeof CaseMailKind>;

/** In this time a mail waits in the outbox and can be taken back: ten seconds of the page, and the way to the API. */
export const CASE_MAIL_HOLD_SECONDS = 15;

const staff = { kind: 'roles', anyOf: CANCELLATION_ROLES } as const;
const ObjectId = impersonal('reference', v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(80, 'TOO_LONG')));

export const StaffCaseMail = v.object({
  CountryId,
  /** The customer's mailbox; null: none is known, or it was deleted. */
  To: v.nullable(CustomerText),
  /** Preset, without 'Re:'. */
  Subject: CustomerText,
  /** The first line of the preset text: 'Guten Tag Maria Petersen,'. */
  Greeting: CustomerText,
  /** What the placeholders of text modules stand for; those that the case does not have are missing. */
  Placeholders: personal('customer', v.record(v.string(), CustomerText)),
  /** What the mail says below the text, a paragraph each. */
  Closing: v.array(ContentText),
  /** What was written before, the newest first. Mails without an order go after three months. */
  Sent: v.array(
    v.object({
      MailId: Reference,
      At: IsoTime,
      AuthorName: StaffText,
      Subject: CustomerText,
      Text: CustomerText,
      /** As in the outbox: queued, sent, kept (no mail server is configured), failed. */
      State: openPicklist(v.picklist(['queued', 'sent', 'kept', 'failed'])),
    }),
  ),
  /** By whom and when the request was answered; null: not yet, or no request. */
  Answered: v.nullable(v.object({ At: IsoTime, ByName: StaffText })),
});
export type StaffCaseMail = v.InferOutput<typeof StaffCaseMail>;

/** 404 (null for the client) for an unknown case; FORBIDDEN for kinds of other roles. */
export const staffCaseMail = defineCall({
  id: 'staffCaseMail',
  summary: 'Whom a case is answered to, with what was written before',
  method: 'GET',
  path: '/api/support/fall/mail',
  query: v.object({ kind: CaseMailKind, objectId: ObjectId }),
  response: StaffCaseMail,
  access: staff,
  csrf: false,
  onNotFound: null,
});

export const SendCaseMail = v.object({
  Kind: CaseMailKind,
  ObjectId,
  Subject: personal('customer', requiredText(120)),
  /** Plain; an empty line begins a paragraph. */
  Text: personal('customer', requiredText(4000)),
});

/**
 * Queues a mail to the case's customer, which leaves after CASE_MAIL_HOLD_SECONDS; a request is answered by it. The same text
 * again within ten minutes is one mail. CONFLICT without a mailbox.
 */
export const sendCaseMail = defineCall({
  id: 'sendCaseMail',
  summary: 'Writes to the customer of a case',
  method: 'POST',
  path: '/api/support/fall/mail',
  body: SendCaseMail,
  response: v.object({ MailId: Reference }),
  access: staff,
  csrf: true,
});

/** Takes back the caller's own mail while it waits; a request is open again. CONFLICT once it has left. */
export const undoCaseMail = defineCall({
  id: 'undoCaseMail',
  summary: 'Takes back a mail that has not left yet',
  method: 'POST',
  path: '/api/support/fall/mail/zuruecknehmen',
  body: v.object({ MailId: v.pipe(v.string(), v.uuid('ID_INV')) }),
  response: v.object({ success: v.boolean() }),
  access: staff,
  csrf: true,
});
