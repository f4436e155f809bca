import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { FIRST_KEY, KEY_ID, keyRing, type KeyRing } from './key-ring';

/** CSRF values and refresh tokens, session tokens, what is encrypted in the database, links in mails. */
export const KEY_KINDS = ['csrf', 'session', 'encryption', 'link'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const KeyId = v.pipe(v.string(), v.regex(KEY_ID));
const StoredKey = v.object({ value: v.string(), madeAt: v.string() });
const StoredKeys = v.object({ currentId: KeyId, keys: v.record(KeyId, StoredKey), isFirstRemoved: v.boolean() });
export type StoredKeys = v.InferOutput<typeof StoredKeys>;

const none = { currentId: FIRST_KEY, keys: {}, isFirstRemoved: false };
const KeyFile = v.object({
  session: v.optional(StoredKeys, none),
  csrf: v.optional(StoredKeys, none),
  link: v.optional(StoredKeys, none),
  encryption: v.optional(StoredKeys, none),
});
/** What was rotated to since the first keys, which are configuration's. */
export type KeyFile = v.InferOutput<typeof KeyFile>;

/** Nothing was rotated where there is no file. Throws on one that cannot be read. */
export const readKeyFile = (file: string): KeyFile =>
  v.parse(KeyFile, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** For its owner alone; a reader sees the old file or the new one. */
export function writeKeyFile(file: string, content: KeyFile): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** `first` is configuration's; it is not needed once it was removed. */
export function getRing({ currentId, keys, isFirstRemoved }: StoredKeys, first: string): KeyRing {
  const later = Object.fromEntries(Object.entries(keys).map(([id, { value }]) => [id, value]));
  return keyRing({ ...later, ...(!isFirstRemoved && { [FIRST_KEY]: first }) }, currentId);
}

/** A new key: an Ed25519 pair for sessions (PKCS #8 DER), else 32 random bytes; in base64url. */
export function makeKey(kind: KeyKind): string {
  if (kind !== 'session') return randomBytes(32).toString('base64url');
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
}
