import * as v from 'valibot';
import { decryptText, encryptText } from '../../keys/secret-text';
import type { Secrets } from '../../config/secrets';

/** Links in mails let in whoever has them: a copy of the database must not be able to read one. */
const EncryptedText = v.object({ text: v.string(), html: v.string(), unsubscribeUrl: v.nullable(v.string()) });
export type EncryptedText = v.InferOutput<typeof EncryptedText>;

interface Stored extends EncryptedText {
  readonly id: string;
  readonly wordsEncrypted: string | null;
}

/** What the words of a mail are bound to. */
export const getLabels = (mailId: string): string => `outbox|${mailId}`;

/** The words of a mail for its encrypted column; they open for this mail alone. */
export const sealText = (id: string, text: EncryptedText, { encryption }: Secrets): string =>
  encryptText(JSON.stringify(text), { keys: encryption, boundTo: getLabels(id) });

/**
 * A mail with its words as they were written; those of mails from before sealing stand in their columns. Throws for words of
 * another mail and of a key that was removed.
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
