import type { Database, FileStore } from '@heizplatz/api-platform';
import { findTextKeys, type TextsInForce } from './dealer-text-repository';

/** Terms and privacy policy uploaded by a dealer as PDF; they replace those that we render. */
export interface UploadedTexts {
  readonly terms?: Buffer;
  readonly privacy?: Buffer;
}

/** Whether a dealer's own terms are in force. */
export const hasOwnTerms = async (db: Database, query: TextsInForce): Promise<boolean> =>
  (await findTextKeys(db, query)).has('terms');

/**
 * The documents that a dealer had uploaded by a given time. Throws when a file is missing from the store: our
 * template would not be what was agreed.
 */
export async function findUploadedTexts(db: Database, files: FileStore, query: TextsInForce): Promise<UploadedTexts> {
  const keys = await findTextKeys(db, query);
  const read = async (kind: 'terms' | 'privacy') => {
    const key = keys.get(kind);
    if (key === undefined) return {};
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`no file ${key}`);
    return { [kind]: bytes };
  };
  return { ...(await read('terms')), ...(await read('privacy')) };
}
