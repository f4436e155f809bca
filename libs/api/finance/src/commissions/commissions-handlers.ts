import { addCommissionCorrection } from './add-commission-correction';
import { rateList } from './rate-list';
import { salesList } from '../sales-list/sales-list';
import { closeSalesMonth, salesMonth } from '../sales-list/sales-month';
import { saveCommissionRate } from './save-commission-rate';
import { commissionStatement } from '../commission-months/commission-statement';
import { commissionStatementFile } from '../commission-months/commission-statement-file';

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
