/** Helps to diagnose an error, without personal data. */
export interface ErrorContext {
  /** What was logged beside it. */
  readonly message?: string;
  readonly requestId?: string;
  readonly callId?: string;
  readonly job?: string;
}

/** Script errors that a browser reported. */
export interface BrowserErrors {
  /** Path of the page, without query. */
  readonly page: string;
  readonly userAgent: string;
  readonly errors: readonly { readonly message: string; readonly filename: string; readonly stack: string }[];
}

/** Where unexpected errors are reported to. Never throws. */
export interface ErrorReports {
  report(error: unknown, dependencies?: ErrorContext): void;
  reportBrowser(errors: BrowserErrors): void;
  /** Waits for what is on its way, at most two seconds. */
  close(): Promise<void>;
}

const nothing = (): void => undefined;

/** Without a service: errors are in the log alone. */
export const NO_ERROR_REPORTS: ErrorReports = {
  report: nothing,
  reportBrowser: nothing,
  close: () => Promise.resolve(),
};
