import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { CodeText, CustomerText, Reference, Secret, requiredText } from '../fields/fields.ts';

/** Bytes as WebAuthn's JSON spells them: base64url without padding. */
const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/, 'INVALID'), v.maxLength(longest, 'TOO_LONG'));

const Transports = v.pipe(v.array(impersonal('code', v.pipe(v.string(), v.maxLength(20)))), v.maxLength(10));
const Extensions = v.optional(v.looseObject({}), {});

const credential = <const R extends v.ObjectEntries>(response: R) =>
  v.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: v.literal('public-key'),
    response: v.object(response),
    clientExtensionResults: Extensions,
    authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
  });

/** RegistrationResponseJSON of WebAuthn level 3: the browser's response when a passkey was created. */
export const MadePasskey = credential({
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: v.exactOptional(Transports),
});

/** AuthenticationResponseJSON of WebAuthn level 3: the browser's response when a passkey was used. */
export const UsedPasskey = credential({
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: v.exactOptional(bytes(100)),
});

const Descriptor = v.object({
  id: Secret,
  type: v.literal('public-key'),
  transports: v.exactOptional(v.array(CodeText)),
});

/** PublicKeyCredentialCreationOptionsJSON, as far as we use it. */
export const PasskeyCreation = v.object({
  rp: v.object({ id: Secret, name: CodeText }),
  user: v.object({ id: Reference, name: CodeText, displayName: CustomerText }),
  challenge: Secret,
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>;

/** PublicKeyCredentialRequestOptionsJSON, as far as we use it; whose passkey it will be is the authenticator's to say. */
export const PasskeyRequest = v.object({
  rpId: CodeText,
  challenge: Secret,
  timeout: v.number(),
  userVerification: v.literal('required'),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;

export const PasskeyName = personal('customer', requiredText(60));

/** One of the caller's passkeys. */
export const Passkey = v.object({
  Id: v.number(),
  Name: CustomerText,
  /** The host that it opens: passkeys belong to a site. */
  Host: CodeText,
  CreatedAt: CodeText,
  LastUsedAt: v.nullable(CodeText),
});
export type Passkey = v.InferOutput<typeof Passkey>;
