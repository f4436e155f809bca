import type { CountryId } from '@heizplatz/contract';
import { personal } from '@heizplatz/identity';
import * as v from 'valibot';

export type MailState = 'queued' | 'sent' | 'kept' | 'failed';

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** As it lies in the outbox: by the SHA-256 of its bytes; older mails hold the bytes themselves. */
export const StoredAttachment = personal(
  'customer',
  v.object({
    fileName: v.string(),
    contentType: v.string(),
    hash: v.exactOptional(v.string()),
    contentBase64: v.exactOptional(v.string()),
  }),
);
export type StoredAttachment = Readonly<v.InferOutput<typeof StoredAttachment>>;

/** A mail as composed; `composeMail` makes text and HTML from one structure (rule MAIL-01). */
export interface Mail {
  readonly countryId: CountryId;
  /** What it is about: 'order-received', 'dealer-order' … */
  readonly kind: string;
  /** The order that it is about. */
  readonly orderId?: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where a mail programme unsubscribes by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
}
