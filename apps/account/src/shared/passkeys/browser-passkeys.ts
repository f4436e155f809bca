import type { CALLS, CallInput, PasskeyCreation, PasskeyRequest } from '@heizplatz/contract';

/** Why the browser gave no passkey: it knows none; the person took no part (or too long); this device has one already. */
export type PasskeyFailure = 'unsupported' | 'not-given' | 'has-one' | 'failed';

type Made = CallInput<typeof CALLS.addPasskey>['body']['Credential'];
type Used = CallInput<typeof CALLS.logInWithPasskey>['body']['Credential'];
type Result<T> = { readonly credential: T; readonly failure?: never } | { readonly failure: PasskeyFailure };

/** Names of the DOM exceptions by which browsers say what happened (WebAuthn level 3, 5.1.3 and 5.1.4). */
const FAILURES: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'not-given',
  AbortError: 'not-given',
  InvalidStateError: 'has-one',
  NotSupportedError: 'unsupported',
};

/** Loaded with the first press. */
const loadLibrary = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

async function request<T>(request: (library: Library) => Promise<T>): Promise<Result<T>> {
  if (!('PublicKeyCredential' in window)) return { failure: 'unsupported' };
  const library = await loadLibrary();
  try {
    return { credential: await request(library) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { failure: FAILURES[error.name] ?? 'failed' };
  }
}

/** Has the browser create a passkey; its own dialog requests finger, face or PIN. */
export const makePasskey = (optionsJSON: PasskeyCreation): Promise<Result<Made>> =>
  request(async ({ startRegistration }) => startRegistration({ optionsJSON }) as Promise<Made>);

/** Has the browser use one of its passkeys for this site. */
export const askForPasskey = (optionsJSON: PasskeyRequest): Promise<Result<Used>> =>
  request(async ({ startAuthentication }) => startAuthentication({ optionsJSON }) as Promise<Used>);
