export { NO_ERROR_REPORTS, type BrowserErrors, type ErrorReports } from './error-reports.ts';
export { createErrorReports } from './open-error-reports.ts';
export { reportingHooks } from './reporting-hooks.ts';
