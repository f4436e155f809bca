import { asc, type SQL } from 'drizzle-orm';
import type { TestApi } from '../../testing/api-test';
import { readFiles } from '../store/mail-file-repository';
import { openText } from '../store/mail-seal';
import { outbox } from '../store/schema';

/** Mails as they were written, the oldest first: with their links, and the bytes of their files. */
export async function readMails({ db, services }: Pick<TestApi, 'db' | 'services'>, where?: SQL) {
  const rows = await db.select().from(outbox).where(where).orderBy(asc(outbox.createdAt));
  const getContent = await readFiles(
    db,
    rows.flatMap(({ attachments }) => attachments),
  );
  return rows.map((row) => ({
    ...openText(row, services.config.secrets),
    attachments: row.attachments.map((file) => ({
      fileName: file.fileName,
      contentType: file.contentType,
      contentBase64: getContent(file).toString('base64'),
    })),
  }));
}
