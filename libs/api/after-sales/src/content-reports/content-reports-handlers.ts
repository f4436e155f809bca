import { appealReport } from './appeal-report';
import { decideReport } from './decide-report';
import { reportByLink } from './report-by-link';
import { reportSubject } from './report-subject';
import { contentReportList } from './content-report-list';
import { sendReport } from './send-report';

export const contentReportsHandlers = [
  sendReport,
  reportSubject,
  reportByLink,
  appealReport,
  ...contentReportList.handlers,
  decideReport,
];
