import { answerAddCorrection } from './add-correction';
import { rateList } from './rate-list';
import { salesList } from './sales-list';
import { answerCloseSalesMonth, getSalesMonth } from './sales-month';
import { answerSaveRate } from './save-rate';
import { getStatement } from './statement';
import { answerStatementFile } from './statement-file';

export const commissionsHandlers = [
  ...salesList.handlers,
  ...rateList.handlers,
  getSalesMonth,
  answerCloseSalesMonth,
  answerAddCorrection,
  getStatement,
  answerStatementFile,
  answerSaveRate,
];
