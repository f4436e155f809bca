import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@heizplatz/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of an authenticator's data (WebAuthn level 3, section 6.1). */
export const FLAGS = { present: 0x01, verified: 0x04, mayBeBackedUp: 0x08, attested: 0x40 } as const;

const GOOD = FLAGS.present | FLAGS.verified | FLAGS.mayBeBackedUp;

export interface Wrong {
  /** The origin that the browser reports for the request. */
  readonly origin?: string;
  readonly flags?: number;
  /** Signatures so far; 0 for authenticators that do not count. */
  readonly counter?: number;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** COSE: an elliptic curve's key (2) for ES256 (-7) on P-256 (1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return isoCBOR.encode(new Map(entries));
}

function getData(rpId: string, { flags = GOOD, counter = 0 }: Wrong, attested?: Uint8Array): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const bits = attested ? flags | FLAGS.attested : flags;
  return Buffer.concat([sha256(rpId), Buffer.of(bits), count, ...(attested ? [attested] : [])]);
}

/** An authenticator with one passkey, and the browser around it, as a page of `origin` would use them. */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  let userHandle = '';

  /** The result of `navigator.credentials.create`, as JSON. */
  function create(options: PasskeyCreation, wrong: Wrong = {}) {
    userHandle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
    const authData = new Uint8Array(getData(options.rp.id, wrong, attested));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const response = {
      clientDataJSON: base64url(clientData('webauthn.create', options.challenge, wrong.origin ?? origin)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    };
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  /** The result of `navigator.credentials.get`, as JSON. */
  function get(options: PasskeyRequest, wrong: Wrong = {}) {
    const client = clientData('webauthn.get', options.challenge, wrong.origin ?? origin);
    const authenticatorData = getData(options.rpId, wrong);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle,
    };
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  return { create, get };
}
