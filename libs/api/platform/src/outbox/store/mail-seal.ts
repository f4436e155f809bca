import * as v from 'valibot';
import { decryptText, encryptText } from '../../keys/secret-text';
import type { Secrets } from '../../config/secrets';

/** Links in mails grant access to anyone who has them: a copy of the database must not reveal one. */
const EncryptedText = v.object({ text: v.string(), html: v.string(), unsubscribeUrl: v.nullable(v.string()) });
export type EncryptedText = v.InferOutput<typeof EncryptedText>;

interface Stored extends EncryptedText {
  readonly id: string;
  readonly wordsEncrypted: string | null;
}

/** What the text of a mail is bound to. */
export const getLabels = (mailId: string): string => `outbox|${mailId}`;

/** The text of a mail for its encrypted column; it can be decrypted for this mail only. */
export const sealText = (id: string, text: EncryptedText, { encryption }: Secrets): string =>
  encryptText(JSON.stringify(text), { keys: encryption, boundTo: getLabels(id) });

/**
 * A mail with its decrypted text; that of mails from before encryption is in their columns. Throws for the text of
 * another mail and for a removed key.
 */
export function openText<T extends Stored>(mail: T, { encryption }: Secrets): T {
  if (mail.wordsEncrypted === null) return mail;
  const opened = decryptText(mail.wordsEncrypted, { keys: encryption, boundTo: getLabels(mail.id) });
  return { ...mail, ...v.parse(EncryptedText, JSON.parse(opened)) };
}

/** Whether its links were removed, so that it cannot be sent any more. */
export const isUnsealed = ({ wordsEncrypted: textEncrypted, html }: Pick<Stored, 'wordsEncrypted' | 'html'>): boolean =>
  textEncrypted === null && html === '';

/** Links stand for their recipients; what is left may be read by staff, and lie in the database. Twice is once. */
export const stripLinks = (text: string): string =>
  text.replace(/(https?:\/\/[^\s/]+)\/(?!\[Link )\S*/g, (_, origin: string) => `${origin}/[Link des Empfängers]`);
