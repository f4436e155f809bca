import { answerAppealReport } from './appeal-report';
import { answerDecideReport } from './decide-report';
import { getReport } from './get-report';
import { getReportSubject } from './get-report-subject';
import { reportList } from './report-list';
import { answerSendReport } from './send-report';

export const reportsHandlers = [
  answerSendReport,
  getReportSubject,
  getReport,
  answerAppealReport,
  ...reportList.handlers,
  answerDecideReport,
];
