export { withContentReportDesk } from '../reports/testing/report-desk';
