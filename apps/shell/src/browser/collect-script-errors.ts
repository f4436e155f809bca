import { type CALLS, type CallInput, stripLinkToken } from '@heizplatz/contract';

export type ScriptErrorReport = CallInput<typeof CALLS.reportScriptError>['body'];
type ScriptError = Omit<ScriptErrorReport['errors'][number], 'time'>;

/** Browsers say this when a resize handler takes more than a frame; it breaks nothing. */
const IGNORED = /ResizeObserver loop/;
const MAX_STORED = 50;

/**
 * Collects a page's script errors until they are taken; `take` is null when there were none. Times are milliseconds.
 */
export function collectScriptErrors({ clock, userAgent }: { clock: () => number; userAgent: string }) {
  let timeStart = clock();
  let errors: ScriptErrorReport['errors'] = [];
  return {
    add: (error: ScriptError): void => {
      if (IGNORED.test(error.message) || errors.length >= MAX_STORED) return;
      errors.push({
        ...error,
        message: error.message.slice(0, 2000),
        filename: error.filename?.slice(0, 2000),
        stack: error.stack?.slice(0, 8000),
        time: clock(),
      });
    },
    take: (href: string): ScriptErrorReport | null => {
      const report = {
        userAgent: userAgent.slice(0, 500),
        timeStart,
        timeEnd: clock(),
        href: stripLinkToken(href).slice(0, 2000),
        errors,
      };
      timeStart = report.timeEnd;
      errors = [];
      return report.errors.length ? report : null;
    },
  };
}
