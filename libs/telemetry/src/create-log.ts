import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { type ErrorReports, NO_ERROR_REPORTS, omitValues, reportingHooks } from '@heizplatz/error-report';
import { activeTraceId } from './active-trace.ts';

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  cause?: LoggedError;
}

/** Errors, and what libraries make of them: plain objects with the fields of one, which `String` would hide. */
const isErrorLike = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string';

function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (!isErrorLike(error)) return undefined;
  const cause = depth < 4 ? loggedError(error.cause, depth + 1) : undefined;
  return {
    type: typeof error.name === 'string' ? error.name : 'Object',
    message: omitValues(error.message),
    stack: typeof error.stack === 'string' ? omitValues(error.stack) : undefined,
    ...('code' in error && { code: error.code }),
    ...(cause && { cause }),
  };
}

/** Of an object its fields' names alone: their values may be anybody's. */
const getText = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null ? `an object with ${Object.keys(thrown).join()}` : String(thrown);

export interface LogSettings {
  readonly service: 'api' | 'shell';
  readonly level: string;
}

/**
 * pino's options for JSON lines of time, level, service, msg and trace id, each with its request's id; never a header,
 * cookie, body, query or a query's values.
 */
export function logOptions(
  { service, level }: LogSettings,
  reports: ErrorReports = NO_ERROR_REPORTS,
): LoggerOptions & { level: string } {
  return {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const traceId = activeTraceId();
      return traceId === undefined ? {} : { traceId };
    },
    hooks: reportingHooks(reports),
    serializers: {
      err: (error: unknown) => loggedError(error) ?? omitValues(getText(error)),
      // Fastify's own lines: the path alone, since a query may carry a token.
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** The log of a server, on stdout unless another stream is named. */
export function createLog(
  settings: LogSettings,
  stream: DestinationStream = pino.destination(1),
  reports: ErrorReports = NO_ERROR_REPORTS,
): Logger {
  return pino(logOptions(settings, reports), stream);
}
