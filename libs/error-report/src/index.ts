export { NO_ERROR_REPORTS, type BrowserErrors, type ErrorReports } from './error-reports';
export { openErrorReports } from './open-error-reports';
export { reportingHooks } from './reporting-hooks';
