import { addCommissionCorrection } from './add-commission-correction';
import { rateList } from './rate-list';
import { salesList } from './sales-list';
import { closeSalesMonth, salesMonth } from './sales-month';
import { saveCommissionRate } from './save-commission-rate';
import { commissionStatement } from './commission-statement';
import { commissionStatementFile } from './commission-statement-file';

export const commissionsHandlers = [
  ...salesList.handlers,
  ...rateList.handlers,
  salesMonth,
  closeSalesMonth,
  addCommissionCorrection,
  commissionStatement,
  commissionStatementFile,
  saveCommissionRate,
];
