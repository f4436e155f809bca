import { problem, ThrownProblem } from './problem';

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/**
 * Error codes of pg and libpq for a database that is unavailable, full, shutting down, read-only or busy (a
 * statement, a lock or a transaction took too long), and the system's for a disk or folder of ours that cannot be
 * written: it can once there is space.
 */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  '53100',
  '53200',
  '53300',
  '58030',
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25P03',
  '08000',
  '08001',
  '08003',
  '08006',
]);
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|connection ended|cannot use a pool after calling end|could not (?:extend|write|fsync|create|truncate) [^"\n]{0,200}file|query read timeout|is not queryable/i;
/** SQLSTATE of a value that no column takes: too large a number, a byte that text cannot hold. */
const REFUSED_VALUE_CODES = new Set(['22003', '22021', '22P02', '22P05', '22008', '22007']);

function toDatabaseProblem(error: unknown): ThrownProblem | undefined {
  for (let at: unknown = error, depth = 0; at && depth < 5; at = field(at, 'cause'), depth += 1) {
    const code = field(at, 'code');
    const message = field(at, 'message');
    if (
      (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) ||
      (typeof message === 'string' && UNAVAILABLE_MESSAGE.test(message))
    )
      return problem('UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
    // A row of a country that the caller is not there for.
    if (code === '42501' && typeof message === 'string' && message.includes('row-level security'))
      return problem('FORBIDDEN', { cause: error });
    if (typeof code === 'string' && REFUSED_VALUE_CODES.has(code)) return problem('VALIDATION', { cause: error });
  }
  return undefined;
}

function toStatusProblem(status: number, error: unknown): ThrownProblem {
  if (status === 401) return problem('UNAUTHENTICATED', { cause: error });
  if (status === 403) return problem('FORBIDDEN', { cause: error });
  if (status === 404) return problem('NOT_FOUND', { cause: error });
  if (status === 413) return problem('TOO_LARGE', { cause: error });
  if (status === 429) return problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 60, cause: error });
  return problem('BAD_REQUEST', { status, cause: error });
}

/**
 * Converts anything thrown to a problem: Fastify's own refusals keep their status, a missing database is 503, the
 * rest 500.
 */
export function toProblem(error: unknown): ThrownProblem {
  if (error instanceof ThrownProblem) return error;
  const status = field(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 500) return toStatusProblem(status, error);
  if (status === 503) return problem('UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
  return toDatabaseProblem(error) ?? problem('INTERNAL', { cause: error });
}
