import type { ErrorReports } from './error-reports.ts';

const ERROR_LEVEL = 50;

/** pino's part that is used. */
type Log = (...args: unknown[]) => void;
interface Bindings {
  bindings(): Readonly<Record<string, unknown>>;
}

const getText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** For pino's `hooks`: what is logged as an error, with the error as `err`, is reported too. Errors are logged once, so reported once. */
export function reportingHooks(reports: ErrorReports) {
  return {
    logMethod(this: Bindings, args: unknown[], log: Log, level: number): void {
      const [fields, message] = args;
      if (level >= ERROR_LEVEL && typeof fields === 'object' && fields !== null && 'err' in fields) {
        const text = getText(message);
        const requestId = getText(this.bindings()['reqId']);
        const job = getText(Reflect.get(fields, 'job'));
        reports.report(fields.err, {
          ...(text !== undefined && { message: text }),
          ...(requestId !== undefined && { requestId }),
          ...(job !== undefined && { job }),
        });
      }
      log.apply(this, args);
    },
  };
}
