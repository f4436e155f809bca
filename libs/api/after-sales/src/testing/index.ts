export { withContentReportDesk } from '../content-reports/testing/report-desk';
