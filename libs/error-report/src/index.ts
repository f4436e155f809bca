export { NO_ERROR_REPORTS, type BrowserErrors, type ErrorReports } from './error-reports.ts';
export { createErrorReports } from './create-error-reports.ts';
export { reportingHooks } from './reporting-hooks.ts';
export { omitValues } from './omit-personal-data.ts';
export { hideTokens, redactBounded } from './redact-bounded.ts';
