import { createTransport } from 'nodemailer';
import type { StoredMail } from './outbox-repository';

export type MailTransport = (mail: StoredMail) => Promise<void>;

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
      attachments: mail.attachments.map(({ fileName, contentType, contentBase64 }) => ({
        filename: fileName,
        contentType,
        content: Buffer.from(contentBase64, 'base64'),
      })),
    });
  };
}
