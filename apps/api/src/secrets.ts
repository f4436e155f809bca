import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from './config-error';
import type { Environment } from './environment';

const Secrets = v.object({
  /** Signs CSRF cookies. */
  csrf: v.string(),
  /** Ed25519 private key, PKCS #8 DER in base64url; signs session tokens. */
  tokenPrivateKey: v.string(),
  /** 32 bytes in base64url, for AES-256-GCM (IBANs, authenticators). */
  encryptionKey: v.string(),
  /** Signs links in mails. */
  link: v.string(),
});
export type Secrets = v.InferOutput<typeof Secrets>;

const VARIABLES = {
  csrf: 'CSRF_SECRET',
  tokenPrivateKey: 'TOKEN_PRIVATE_KEY',
  encryptionKey: 'ENCRYPTION_KEY',
  link: 'LINK_SECRET',
} as const;

/** Random ones, for tests and for the first start of a demo. */
export function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    csrf: randomBytes(32).toString('base64url'),
    tokenPrivateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
    encryptionKey: randomBytes(32).toString('base64url'),
    link: randomBytes(32).toString('base64url'),
  };
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Kept in a file of its own owner, so that sessions outlive a restart. Of two nodes that start at once, one writes it. */
function keptSecrets(dataDir: string): Secrets {
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
    return v.parse(Secrets, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read; remove it to have new secrets`, { cause });
  }
}

/** From the environment, all of them in production; what is absent elsewhere is kept under DATA_DIR (tests: made anew). */
export function loadSecrets(environment: Environment): Secrets {
  const missing = Object.values(VARIABLES).filter((name) => environment[name] === undefined);
  if (environment.MODE === 'production' && missing.length > 0)
    throw new ConfigError(`MODE=production needs ${missing.join(', ')}`);
  const spare = missing.length === 0 || environment.MODE === 'test' ? makeSecrets() : keptSecrets(environment.DATA_DIR);
  return {
    csrf: environment.CSRF_SECRET ?? spare.csrf,
    tokenPrivateKey: environment.TOKEN_PRIVATE_KEY ?? spare.tokenPrivateKey,
    encryptionKey: environment.ENCRYPTION_KEY ?? spare.encryptionKey,
    link: environment.LINK_SECRET ?? spare.link,
  };
}
