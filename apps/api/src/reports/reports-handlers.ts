import { answerAppealReport } from './appeal-report';
import { answerDecideReport } from './decide-report';
import { getReport } from './get-report';
import { getReportSubject } from './get-report-subject';
import { listReports } from './list-reports';
import { answerSendReport } from './send-report';

export const reportsHandlers = [
  answerSendReport,
  getReportSubject,
  getReport,
  answerAppealReport,
  listReports,
  answerDecideReport,
];
