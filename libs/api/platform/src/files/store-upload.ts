import type { CallContext } from '../http/calls/define-handler';

interface Upload {
  readonly key: string;
  readonly bytes: Buffer;
}

/**
 * Writes an upload for `record`, which writes the row that references it: never a row without its file. When no row
 * references it afterwards (refused, already stored, rolled back), it is deleted again; if that fails too, the job
 * `sweep-files` deletes it.
 */
export async function storeUpload<T>(
  { db, services, log }: Pick<CallContext, 'db' | 'services' | 'log'>,
  { key, bytes }: Upload,
  record: () => Promise<T>,
): Promise<T> {
  await services.files.write(key, bytes);
  try {
    return await record();
  } finally {
    try {
      if (!(await services.findNamedFiles(db, [key])).has(key)) await services.files.remove(key);
    } catch (err) {
      log.warn({ err }, 'a file that may be nobody’s stays for the night');
    }
  }
}
