import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import {
  checkGiven,
  checkMaySign,
  findSigner,
  formatSizeBudgets,
  formatTrustedKeys,
  formatRemoteGrants,
  getKeyId,
  isTeamsKey,
  keyBeside,
  readRemoteGrants,
  readSizeBudgets,
  readTrustedKeys,
  type Release,
  type RemoteGrants,
  selectKeys,
  signingKeyBeside,
  type SizeBudgets,
  signRelease,
  type TrustedKey,
} from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';
import { registryDir } from './release-folders.ts';

/** The public keys that shell and API trust. */
export const publicFile = (): string => {
  const named = process.env['RELEASE_PUBLIC_KEY'];
  return named ? resolve(ROOT, named) : keyBeside(registryDir());
};

/** RELEASE_SIGNING_KEY names a private key (PEM). */
function privateFile(): string {
  const named = process.env['RELEASE_SIGNING_KEY'];
  return named ? resolve(ROOT, named) : signingKeyBeside(registryDir());
}

/** The key that signs; a registry without one gets a pair of its own, made once. */
export function signingKey(): KeyObject {
  const file = privateFile();
  if (existsSync(file)) return createPrivateKey(readFileSync(file));
  if (process.env['RELEASE_SIGNING_KEY']) throw new Error(`RELEASE_SIGNING_KEY names ${file}, which is not there`);
  return makeKey();
}

/** What shell and API trust: the public keys of one file, the oldest first. */
export const trustedKeys = (): TrustedKey[] => (existsSync(publicFile()) ? readTrustedKeys(publicFile()) : []);

/** Throws a sentence when the key that signs here is a team's, and the remote is not that team's. */
export function checkCurrentKey(remote: string): void {
  checkMaySign(createPublicKey(signingKey()), trustedKeys(), remote);
}

/** What the operator gave to remotes, as shell and API read it. */
export const remoteGrants = (): RemoteGrants => (existsSync(publicFile()) ? readRemoteGrants(publicFile()) : {});

/** How large the operator lets remotes be. */
export const sizeBudgets = (): SizeBudgets => (existsSync(publicFile()) ? readSizeBudgets(publicFile()) : {});

/** Throws a sentence when shells would refuse the release for who signs it here, or for what it claims. */
export function checkMayPublish(release: Release): void {
  const key = createPublicKey(signingKey());
  checkMaySign(key, trustedKeys(), release.name);
  checkGiven(release, remoteGrants(), isTeamsKey(key, trustedKeys()));
}

/** Signs a release's folder with the key that signs here. */
export const signWithCurrentKey = (folder: string): void => signRelease(folder, signingKey());

/** Whether a release carries the signature of the key that signs here, or of one that signed here before. */
export const isSigned = (folder: string): boolean =>
  findSigner(folder, [createPublicKey(signingKey()), ...selectKeys(trustedKeys(), basename(dirname(folder)))]) !==
  undefined;

/** Replaces what is given to remotes; the keys stay. */
export const writeGrants = (grants: RemoteGrants, budgets: SizeBudgets): void =>
  writeTrusted(trustedKeys(), grants, budgets);

function writeTrusted(
  keys: readonly TrustedKey[],
  grants: RemoteGrants = remoteGrants(),
  budgets: SizeBudgets = sizeBudgets(),
): void {
  mkdirSync(dirname(publicFile()), { recursive: true });
  const draft = `${publicFile()}.${process.pid}`;
  writeFileSync(draft, `${formatRemoteGrants(grants)}${formatSizeBudgets(budgets)}${formatTrustedKeys(keys)}`);
  renameSync(draft, publicFile());
}

const toOperatorKey = (key: KeyObject): TrustedKey => ({ key, team: null, remotes: null });

/** A new pair: its public half is trusted beside the others, its private half signs from now on. */
function makeKey(): KeyObject {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeTrusted([...trustedKeys(), toOperatorKey(publicKey)]);
  const file = privateFile();
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(draft, file);
  return privateKey;
}

/**
 * Returns the new key's id. The former private key is deleted: its signatures are valid while its public half is
 * trusted.
 */
export function rotateKey(): string {
  const former = createPublicKey(signingKey());
  // A key that was named in configuration alone is not in the file yet.
  if (!trustedKeys().some(({ key }) => key.equals(former))) writeTrusted([...trustedKeys(), toOperatorKey(former)]);
  return getKeyId(createPublicKey(makeKey()));
}

/** What the key signed is refused from now on. Throws for the key that signs, and for one that is not trusted. */
export function removeKey(id: string): void {
  if (id === getKeyId(createPublicKey(signingKey())))
    throw new Error(`${id} signs: rotate first, then resign, then remove`);
  const remaining = trustedKeys().filter(({ key }) => getKeyId(key) !== id);
  if (remaining.length === trustedKeys().length) throw new Error(`no key ${id}`);
  writeTrusted(remaining);
}

/** Trusts a team's public key (PEM) for these remotes; returns its id. Throws where the key is trusted already. */
export function addTeamKey(team: string, remotes: readonly string[], pem: string): string {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('an ed25519 key is needed');
  if (trustedKeys().some((trusted) => trusted.key.equals(key))) throw new Error(`${getKeyId(key)} is trusted already`);
  writeTrusted([...trustedKeys(), { key, team, remotes }]);
  return getKeyId(key);
}

/** What the team's keys signed is refused from now on; returns their ids. Throws where the team has none. */
export function revokeTeam(team: string): string[] {
  const revoked = trustedKeys().filter((trusted) => trusted.team === team);
  if (revoked.length === 0) throw new Error(`team ${team} has no key`);
  writeTrusted(trustedKeys().filter((trusted) => trusted.team !== team));
  return revoked.map(({ key }) => getKeyId(key));
}
