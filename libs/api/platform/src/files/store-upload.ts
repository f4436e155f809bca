import type { CallContext } from '../http/calls/define-handler';

interface Upload {
  readonly key: string;
  readonly bytes: Buffer;
}

/**
 * Writes an upload for `record`, which writes the row that names it: never a row without its file. When no row names it
 * afterwards (refused, known already, rolled back), it is removed again; what even that could not do, the job `sweep-files`
 * does.
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
