import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from './config-error';
import type { Environment } from './environment';
import { KEY_KINDS, type KeyFile, type KeyKind, makeKey, readKeyFile, getRing } from '../keys/key-file';
import type { KeyRing } from '../keys/key-ring';

const FirstKeys = v.object({
  /** Signs CSRF cookies. */
  csrf: v.string(),
  /** Ed25519 private key, PKCS #8 DER in base64url; signs session tokens. */
  tokenPrivateKey: v.string(),
  /** 32 bytes in base64url, for AES-256-GCM (IBANs, authenticators). */
  encryptionKey: v.string(),
  /** Signs links in mails. */
  link: v.string(),
});
type FirstKeys = v.InferOutput<typeof FirstKeys>;

/** The keys of each purpose: configuration's first one, and those that were rotated to. */
export type Secrets = Readonly<Record<KeyKind, KeyRing>>;

const VARIABLES = {
  csrf: 'CSRF_SECRET',
  session: 'TOKEN_PRIVATE_KEY',
  encryption: 'ENCRYPTION_KEY',
  link: 'LINK_SECRET',
} as const;

/** Random ones, for tests and for the first start of a demo. */
export const makeSecrets = (): FirstKeys => ({
  csrf: makeKey('csrf'),
  tokenPrivateKey: makeKey('session'),
  encryptionKey: makeKey('encryption'),
  link: makeKey('link'),
});

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/**
 * Stored in a file readable by its owner only, so that sessions survive a restart. Of two nodes that start at once,
 * one writes it.
 */
function storedSecrets(dataDir: string): FirstKeys {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces the file that is there, and is never seen half-written.
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  try {
    return v.parse(FirstKeys, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read; remove it to have new secrets`, { cause });
  }
}

function getKeyFile(environment: Environment): KeyFile {
  const file = keyFilePath(environment);
  try {
    return readKeyFile(environment.MODE === 'test' && !environment.KEYS_FILE ? '' : file);
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read`, { cause });
  }
}

/** Where the keys created by `npm run keys` are stored. */
export const keyFilePath = ({ KEYS_FILE, DATA_DIR }: Pick<Environment, 'KEYS_FILE' | 'DATA_DIR'>): string =>
  KEYS_FILE ?? join(DATA_DIR, 'keys.json');

/**
 * From the environment, all of them in production; elsewhere missing ones are stored under DATA_DIR (tests: newly
 * generated).
 */
export function loadSecrets(environment: Environment): Secrets {
  const stored = getKeyFile(environment);
  const missing = KEY_KINDS.filter(
    (kind) => !stored[kind].isFirstRemoved && environment[VARIABLES[kind]] === undefined,
  );
  if (environment.MODE === 'production' && missing.length > 0)
    throw new ConfigError(`MODE=production needs ${missing.map((kind) => VARIABLES[kind]).join(', ')}`);
  const spare =
    missing.length === 0 || environment.MODE === 'test' ? makeSecrets() : storedSecrets(environment.DATA_DIR);
  try {
    return {
      csrf: getRing(stored.csrf, environment.CSRF_SECRET ?? spare.csrf),
      session: getRing(stored.session, environment.TOKEN_PRIVATE_KEY ?? spare.tokenPrivateKey),
      encryption: getRing(stored.encryption, environment.ENCRYPTION_KEY ?? spare.encryptionKey),
      link: getRing(stored.link, environment.LINK_SECRET ?? spare.link),
    };
  } catch (cause) {
    throw new ConfigError(`${keyFilePath(environment)} names a current key that it does not hold`, { cause });
  }
}
