import { createTransport } from 'nodemailer';
import { createMailPace } from './mail-pace';
import type { OutgoingMail } from './outgoing-mail';

export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface OpenMailTransport extends MailTransport {
  /** Ends the connections that wait for the next mail. */
  close(): void;
}

/** To the mail server; as many mails are under way at once. */
export const MAIL_CONNECTIONS = 10;

/** One click in the mail programme, without a page (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface Sender {
  /** The sender that people see. */
  readonly from: string;
  /** Where servers give back what they cannot deliver. */
  readonly bouncesTo?: string;
  /** Mails that the provider takes of this node; absent or null: no limit. */
  readonly perMinute?: number | null;
}

/**
 * Sends by SMTP, `smtp://user:password@host:port`, over persistent connections. The Message-ID is derived from the
 * mail's id, so that a mail sent twice can be detected, and a bounced one be found.
 */
export function createMailTransport(
  smtpUrl: string,
  { from, bouncesTo = from, perMinute = null }: Sender,
): OpenMailTransport {
  const pace = createMailPace(perMinute);
  const pooled = { pool: true, maxConnections: MAIL_CONNECTIONS, maxMessages: Infinity } as const;
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000, ...pooled },
    { from },
  );
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const send: MailTransport = async (mail) => {
    await pace();
    await transport.sendMail({
      messageId: `<${mail.id}@${domain}>`,
      to: mail.recipient,
      envelope: { from: bouncesTo, to: mail.recipient },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
      attachments: mail.attachments.map(({ fileName, contentType, content }) => ({
        filename: fileName,
        contentType,
        content,
      })),
    });
  };
  return Object.assign(send, { close: () => transport.close() });
}
