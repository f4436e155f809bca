export { NO_ERROR_REPORTS, type BrowserErrors, type ErrorReports, type ErrorSurroundings } from './error-reports';
export { openErrorReports, type ErrorReportOptions } from './open-error-reports';
export { reportingHooks } from './reporting-hooks';
export { withoutPersonalData } from './without-personal-data';
