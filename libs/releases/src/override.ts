import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { checkGiven } from './ownership/check-ownership.ts';
import { parseRemoteGrants } from './ownership/remote-grants.ts';
import { REMOTE_NAME } from './pointer/pointer-entry.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { findKey, getKeyId } from './signature.ts';
import { checkMaySign, isTeamsKey, parseTrustedKeys } from './trusted-keys.ts';
import { UntrustedRelease } from './untrusted-release.ts';

/** A working day; an override that is forgotten ends by itself. */
export const LONGEST_OVERRIDE_MS = 12 * 3_600_000;

/** A machine's own web server: whoever opens the page runs it, so that nobody's code reaches somebody else's browser. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/** What a remote's manifest says, and where one browser loads the remote from instead of its release. */
export const Override = v.object({
  name: v.pipe(v.string(), v.regex(REMOTE_NAME)),
  container: RemoteManifest.entries.container,
  order: RemoteManifest.entries.order,
  layouts: RemoteManifest.entries.layouts,
  patterns: RemoteManifest.entries.patterns,
  /** Of the author's development server, on the machine of the browser. */
  origin: v.pipe(v.string(), v.regex(LOOPBACK, 'an address of this machine like http://localhost:4300')),
  expiresAtMs: v.pipe(v.number(), v.integer()),
});
export type Override = v.InferOutput<typeof Override>;

/** Signatures of releases and of the pointer are none of this, and the reverse. */
const PURPOSE = 'heizplatz override\n';

const getSigned = (payload: string): Buffer => Buffer.from(PURPOSE + payload);

/** A token for `readOverride`, of characters that cookies and addresses take. */
export function signOverride(override: Override, privateKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(override)).toString('base64url');
  const signature = sign(null, getSigned(payload), privateKey).toString('base64url');
  return [payload, getKeyId(createPublicKey(privateKey)), signature].join('.');
}

/**
 * Throws unless a key of the file signed the token, may sign this remote, and claims what the operator gave to it; and where
 * it is over, or lasts longer than a working day.
 */
export function readOverride(token: string, publicKeyFile: string, nowMs: number): Override {
  const [payload = '', keyId = '', signature = ''] = token.split('.');
  const keyFile = readFileSync(publicKeyFile, 'utf8');
  const trusted = parseTrustedKeys(keyFile);
  const encoded = `${keyId}:${Buffer.from(signature, 'base64url').toString('base64')}`;
  const signer = findKey(
    getSigned(payload),
    encoded,
    trusted.map(({ key }) => key),
  );
  if (!signer) throw new UntrustedRelease('unknown-signature', 'no key that is trusted here signed the override');
  const override = v.parse(Override, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  checkMaySign(signer, trusted, override.name);
  checkGiven(override, parseRemoteGrants(keyFile), isTeamsKey(signer, trusted));
  if (override.expiresAtMs <= nowMs) throw new ReleaseRefusal('the override is over');
  if (override.expiresAtMs > nowMs + LONGEST_OVERRIDE_MS)
    throw new ReleaseRefusal(`the override lasts longer than ${LONGEST_OVERRIDE_MS / 3_600_000} hours`);
  return override;
}
