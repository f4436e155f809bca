import type { CountryId } from '@heizplatz/contract';

export type MailState = 'queued' | 'sent' | 'kept' | 'failed';

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** As it lies in the outbox: by the SHA-256 of its bytes; older mails hold the bytes themselves. */
export interface StoredAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly hash?: string;
  readonly contentBase64?: string;
}

/** A mail as composed; `composeMail` makes text and HTML from one structure. */
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
