import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `npm run secrets -- FOLDER`: a production system's secrets, created once; never overwrites existing files. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run secrets -- FOLDER (outside of the checkout; existing files are not replaced)');
  process.exit(2);
}

const target = resolve(folder);
const secret = () => randomBytes(32).toString('base64url');
const pem = { publicKey: { type: 'spki', format: 'pem' }, privateKey: { type: 'pkcs8', format: 'pem' } } as const;
const tokenKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
const releaseKeys = generateKeyPairSync('ed25519', {
  publicKeyEncoding: pem.publicKey,
  privateKeyEncoding: pem.privateKey,
});

const FILES = {
  'heizplatz.env': [
    `CSRF_SECRET=${secret()}`,
    `LINK_SECRET=${secret()}`,
    `ENCRYPTION_KEY=${secret()}`,
    `TOKEN_PRIVATE_KEY=${tokenKey.toString('base64url')}`,
    `METRICS_TOKEN=${secret()}`,
    `SHELL_TOKEN=${secret()}`,
    `VALKEY_PASSWORD=${secret()}`,
    `RELEASE_PUBLIC_KEY=${join(target, 'release-public.pem')}`,
    '',
  ].join('\n'),
  'release-public.pem': releaseKeys.publicKey,
  'release-signing.pem': releaseKeys.privateKey,
};

const there = Object.keys(FILES).filter((name) => existsSync(join(target, name)));
if (there.length > 0) {
  console.error(
    `${target} already contains ${there.join(', ')}: sessions, links and encrypted data depend on them, so they were not replaced.`,
  );
  process.exit(1);
}
mkdirSync(target, { recursive: true, mode: 0o700 });
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(target, name), text, { mode: 0o600, flag: 'wx' });
console.log(`Created in ${target}:
  heizplatz.env        secrets of API and shell; add DATABASE_URL, SITE_HOST_DE, SITE_HOST_AT, SITE_HOST_CH, SMTP_URL …
  release-public.pem   verifies releases, on every machine
  release-signing.pem  signs releases (RELEASE_SIGNING_KEY), only on the machine that releases`);
