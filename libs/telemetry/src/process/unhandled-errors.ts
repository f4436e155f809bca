/** The part of a logger that is needed here. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

export interface UnhandledErrors {
  readonly log: ErrorLog;
  /** Ends the process in good order: what it holds in memory may be half done. */
  readonly onException: () => void;
  /** Default: this process. */
  readonly source?: NodeJS.EventEmitter;
}

let rejections = 0;

/**
 * What no handler takes (docs/decisions/0113-unhandled-errors.md): a rejection is logged and counted, and the process
 * goes on; an exception is logged, and `onException` ends the process.
 */
export function handleUnhandledErrors({ log, onException, source = process }: UnhandledErrors): void {
  source.on('unhandledRejection', (err: unknown) => {
    rejections += 1;
    log.error({ err }, 'a promise was rejected that nobody awaits');
  });
  source.on('uncaughtException', (err: unknown) => {
    log.error({ err }, 'an exception was thrown that nobody catches');
    onException();
  });
}

/** Of this process since it started. */
export const countUnhandledRejections = (): number => rejections;
