import type { OwnershipFault } from '@heizplatz/releases';
import type { ArchiveFault } from '@heizplatz/releases/archive';

/**
 * What programs distinguish, with the status of each. No problem codes of the contract: its pages know theirs alone, and
 * its texts are German. A code is never renamed.
 */
const STATUS = {
  TOKEN_MISSING: 401,
  TOKEN_UNKNOWN: 401,
  TOKEN_REVOKED: 401,
  TOKEN_EXPIRED: 401,
  OTHER_TEAMS_REMOTE: 403,
  TOO_MANY_REQUESTS: 429,
  BAD_REQUEST: 400,
  ARCHIVE_UNREADABLE: 400,
  MANIFEST_MISSING: 400,
  SIGNATURE_MISSING: 400,
  ENTRY_REFUSED: 400,
  FILE_ALTERED: 400,
  FILE_MISSING: 400,
  ARCHIVE_TOO_LARGE: 413,
  MANIFEST_INVALID: 400,
  SIGNATURE_UNKNOWN: 403,
  KEY_OF_OTHER_TEAM: 403,
  OTHER_RELEASE: 400,
  VERSION_EXISTS: 409,
  /** A running shell cannot run it. */
  RELEASE_INCOMPATIBLE: 409,
  /** Its paths belong to another remote that serves. */
  PATTERN_CONFLICT: 409,
  /** Its style sheets would restyle what others render. */
  STYLES_NOT_HELD: 400,
  /** What the manifest claims is not given to the remote by the operator's key file. */
  NOTHING_GIVEN: 403,
  PATH_NOT_GIVEN: 403,
  ORDER_NOT_GIVEN: 403,
  LAYOUT_NOT_GIVEN: 403,
  /** Another remote may claim the paths as well; the operator moves them. */
  PATH_TAKEN: 409,
  /** The browser's build is larger than the operator allows the remote. */
  SIZE_EXCEEDED: 413,
  /** What runs is not known well enough to let a release pass. */
  GATE_UNKNOWN: 503,
  NOT_PUBLISHED: 404,
  /** Its files are not those that were published. */
  RELEASE_ALTERED: 409,
  /** The move makes no sense for what serves. */
  MOVE_REFUSED: 409,
  /** Somebody else moved the remote since the caller looked. */
  POINTER_MOVED: 409,
  /** This API has no key to sign a move with. */
  SIGNING_KEY_MISSING: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Readonly<Record<ArchiveFault | OwnershipFault, number>> & Readonly<Record<string, number>>;

export type RegistryErrorCode = keyof typeof STATUS;

/** The registry refuses a request; the message is English, for whoever runs the program. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: RegistryErrorCode, message: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.code = code;
    this.status = STATUS[code];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
