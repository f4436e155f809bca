import { type Database, decryptText, encryptText, getKeyId, type KeyRing } from '@heizplatz/api-platform';
import { ENCRYPTED_COLUMNS } from './encrypted-columns';
import { countTextsOfKey, type EncryptedColumn, lockOutdatedTexts, writeTexts } from './encrypted-text-repository';

const COLUMNS: readonly EncryptedColumn[] = ENCRYPTED_COLUMNS;

/** Rows that are locked at once. */
const BATCH = 500;

/** How many texts name the key. */
export async function countEncrypted(db: Database, keyId: string): Promise<number> {
  let count = 0;
  for (const column of COLUMNS) count += await countTextsOfKey(db, column, keyId);
  return count;
}

export interface Reencrypted {
  readonly name: string;
  readonly changed: number;
  /** Of keys that are not there, or altered; they stay as they are. */
  readonly unreadable: number;
}

/**
 * Re-encrypts with the current key what was encrypted with another key: in batches, during normal operation. Can be
 * stopped and restarted at any time. Texts in the old format are converted to the new one too.
 */
export async function reencrypt(db: Database, keys: KeyRing): Promise<Reencrypted[]> {
  const done: Reencrypted[] = [];
  for (const column of COLUMNS) done.push(await reencryptColumn(db, column, keys));
  return done;
}

async function reencryptColumn(db: Database, from: EncryptedColumn, keys: KeyRing): Promise<Reencrypted> {
  let [changed, unreadable, last]: [number, number, string | null] = [0, 0, null];
  for (;;) {
    const batch: Batch = await db.transaction((tx) => reencryptBatch(tx, from, { keys, after: last }));
    changed += batch.changed;
    unreadable += batch.unreadable;
    if (batch.last === null) return { name: from.name, changed, unreadable };
    last = batch.last;
  }
}

interface Batch {
  readonly changed: number;
  readonly unreadable: number;
  /** Null: there are no more. */
  readonly last: string | null;
}

async function reencryptBatch(
  tx: Database,
  from: EncryptedColumn,
  { keys, after }: { keys: KeyRing; after: string | null },
): Promise<Batch> {
  const { bind = (text: string) => text } = from;
  const rows = await lockOutdatedTexts(tx, from, { currentKeyId: keys.currentId, after, limit: BATCH });
  const made = rows.flatMap((row) => {
    const owner = bind(row.boundTo);
    const text = opened(row.text, owner, keys);
    return text === null ? [] : [{ id: row.id, secret: encryptText(text, { keys, boundTo: owner }) }];
  });
  const [ids, secrets] = [made.map((one) => one.id), made.map(({ secret }) => secret)];
  await writeTexts(tx, from, { ids, secrets });
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  return { changed: made.length, unreadable: rows.length - made.length, last };
}

function opened(secret: string, boundTo: string, keys: KeyRing): string | null {
  try {
    return keys.keys.has(getKeyId(secret)) ? decryptText(secret, { keys, boundTo }) : null;
  } catch {
    return null;
  }
}
