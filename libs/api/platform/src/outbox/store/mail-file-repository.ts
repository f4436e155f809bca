import { createHash } from 'node:crypto';
import { HOUR_MS } from '@heizplatz/country';
import { and, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { MailAttachment, StoredAttachment } from '../compose/mail';
import { mailFiles } from './schema';

/** Files that no mail holds are deleted a day after their last use, so their use is recorded this often at most. */
const USE_RECORDED_MS = HOUR_MS;

/** Those of the hashes whose content is stored, and was used recently. */
async function findUsed(tx: Database, hashes: readonly string[], usedAt: Date): Promise<ReadonlySet<string>> {
  const since = new Date(usedAt.getTime() - USE_RECORDED_MS);
  const rows = await tx
    .select({ hash: mailFiles.hash })
    .from(mailFiles)
    .where(and(inArray(mailFiles.hash, [...hashes]), gt(mailFiles.usedAt, since)));
  return new Set(rows.map(({ hash }) => hash));
}

/** Documents that are rendered once go out with every order of their dealer. */
const hashesByContent = new WeakMap<Buffer, string>();

function getHash(content: Buffer): string {
  const known = hashesByContent.get(content);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(content).digest('hex');
  hashesByContent.set(content, hash);
  return hash;
}

/**
 * Stores the bytes of attachments, identical content once for all recipients. What was attached within the last hour is
 * neither sent to the database again nor locked, since concurrent orders of one dealer attach the same documents.
 */
export async function storeFiles(
  tx: Database,
  attachments: readonly MailAttachment[],
  usedAt: Date,
): Promise<StoredAttachment[]> {
  const files = attachments.map(({ fileName, contentType, content }) => ({
    content,
    stored: { fileName, contentType, hash: getHash(content) },
  }));
  const contents = new Map(files.map(({ content, stored }) => [stored.hash, content]));
  const used = contents.size === 0 ? new Set() : await findUsed(tx, [...contents.keys()], usedAt);
  // In one order in all transactions, so that none waits for another that waits for it.
  for (const [hash, content] of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!used.has(hash))
      await tx
        .insert(mailFiles)
        .values({ hash, content, usedAt })
        .onConflictDoUpdate({ target: mailFiles.hash, set: { usedAt } });
  return files.map(({ stored }) => stored);
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
