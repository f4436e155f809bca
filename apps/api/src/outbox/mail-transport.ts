import { createTransport } from 'nodemailer';
import type { StoredMail } from './outbox-repository';

export type MailTransport = (mail: StoredMail) => Promise<void>;

/** One click in the mail programme, without a page (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends by SMTP, `smtp://user:password@host:port`. The Message-ID comes from the mail's id, so a mail sent twice can be told. */
export function openMailTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 }, { from });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (mail) => {
    await transport.sendMail({
      messageId: `<${mail.id}@${domain}>`,
      to: mail.recipient,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
      attachments: mail.attachments.map(({ fileName, contentType, contentBase64 }) => ({
        filename: fileName,
        contentType,
        content: Buffer.from(contentBase64, 'base64'),
      })),
    });
  };
}
