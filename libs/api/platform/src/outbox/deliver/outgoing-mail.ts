import type { Database } from '../../database/database';
import type { Secrets } from '../../config/secrets';
import { readFiles } from '../store/mail-file-repository';
import { openText } from '../store/mail-seal';
import type { StoredMail } from '../store/outbox-repository';

/** A mail as it is sent: with its links, and the bytes of its files. */
export interface OutgoingMail extends Pick<
  StoredMail,
  'id' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'
> {
  readonly attachments: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/**
 * Reads the data needed to send these mails. The returned function throws for a mail whose text or files cannot be
 * read.
 */
export async function openMails(
  db: Database,
  mails: readonly StoredMail[],
  secrets: Secrets,
): Promise<(mail: StoredMail) => OutgoingMail> {
  const getContent = await readFiles(
    db,
    mails.flatMap(({ attachments }) => attachments),
  );
  return (mail) => {
    const { id, recipient, replyTo, subject, text, html, unsubscribeUrl } = openText(mail, secrets);
    const attachments = mail.attachments.map((file) => ({
      fileName: file.fileName,
      contentType: file.contentType,
      content: getContent(file),
    }));
    return { id, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments };
  };
}
