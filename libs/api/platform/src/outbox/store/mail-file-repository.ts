import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { MailAttachment, StoredAttachment } from '../compose/mail';
import { mailFiles } from './schema';

/** Stores the bytes of attachments, identical content once for all recipients. */
export async function storeFiles(
  tx: Database,
  attachments: readonly MailAttachment[],
  usedAt: Date,
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  for (const { fileName, contentType, contentBase64 } of attachments) {
    const content = Buffer.from(contentBase64, 'base64');
    const hash = createHash('sha256').update(content).digest('hex');
    await tx
      .insert(mailFiles)
      .values({ hash, content, usedAt })
      .onConflictDoUpdate({ target: mailFiles.hash, set: { usedAt } });
    stored.push({ fileName, contentType, hash });
  }
  return stored;
}

/** The bytes of stored attachments; mails from before files were stored separately contain theirs. */
export async function readFiles(
  db: Database,
  attachments: readonly StoredAttachment[],
): Promise<(attachment: StoredAttachment) => Buffer> {
  const hashes = [...new Set(attachments.flatMap(({ hash }) => (hash === undefined ? [] : [hash])))];
  const rows = hashes.length === 0 ? [] : await db.select().from(mailFiles).where(inArray(mailFiles.hash, hashes));
  const contents = new Map(rows.map(({ hash, content }) => [hash, content]));
  return ({ fileName, hash, contentBase64 }) => {
    const content = hash === undefined ? Buffer.from(contentBase64 ?? '', 'base64') : contents.get(hash);
    if (!content) throw new Error(`the file of an attachment is gone: ${fileName}`);
    return content;
  };
}
