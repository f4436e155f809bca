export { withReportDesk } from '../reports/testing/report-desk';
