import { toProblem } from '@heizplatz/api-platform';
import {
  OwnershipRefusal,
  PointerConflict,
  PointerMoveError,
  SizeRefusal,
  StyleRefusal,
  UntrustedRelease,
} from '@heizplatz/releases';
import { ArchiveRefusal } from '@heizplatz/releases/archive';
import { RegistryError } from './registry-error';

/** Without the folder on this machine that the errors name. */
const UNTRUSTED = {
  unsigned: ['SIGNATURE_MISSING', 'the release is not signed'],
  'unknown-signature': ['SIGNATURE_UNKNOWN', 'no key that the marketplace trusts signed release.json as it is'],
  'other-release': ['OTHER_RELEASE', 'release.json is of another remote or version than the address names'],
  'other-team': [
    'KEY_OF_OTHER_TEAM',
    'the key that signed the release belongs to a team that may not sign this remote',
  ],
} as const;

/** Converts anything thrown; what nobody expected is INTERNAL, and is logged by its caller. */
export function toRegistryError(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  if (error instanceof ArchiveRefusal) return new RegistryError(error.fault, error.message, { cause: error });
  if (error instanceof UntrustedRelease) {
    const [code, message] = UNTRUSTED[error.fault];
    return new RegistryError(code, message, { cause: error });
  }
  if (error instanceof OwnershipRefusal || error instanceof SizeRefusal)
    return new RegistryError(error.code, error.detail, { cause: error });
  if (error instanceof StyleRefusal) return new RegistryError('STYLES_NOT_HELD', error.message, { cause: error });
  if (error instanceof PointerMoveError) return new RegistryError('MOVE_REFUSED', error.message, { cause: error });
  if (error instanceof PointerConflict) return new RegistryError('POINTER_MOVED', error.message, { cause: error });
  return fromProblem(error);
}

function fromProblem(error: unknown): RegistryError {
  const { status, options } = toProblem(error);
  const { retryAfterSeconds } = options;
  const rest = { cause: error, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  if (status === 413) return new RegistryError('ARCHIVE_TOO_LARGE', 'the body is larger than the registry takes', rest);
  if (status === 429) return new RegistryError('TOO_MANY_REQUESTS', 'too many wrong tokens from this address', rest);
  if (status === 503) return new RegistryError('UNAVAILABLE', 'the registry is not available at the moment', rest);
  if (status < 500) return new RegistryError('BAD_REQUEST', 'the request cannot be read', rest);
  return new RegistryError('INTERNAL', 'the registry failed; its log has the reason', rest);
}
