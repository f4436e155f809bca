import { assignWithdrawal } from './assign-withdrawal';
import { settleWithdrawal } from './settle-withdrawal';
import { submitWithdrawal } from './submit-withdrawal';
import { undoWithdrawal } from './undo-withdrawal';
import { withdrawalList } from './withdrawal-list';

export const withdrawalsHandlers = [
  submitWithdrawal,
  ...withdrawalList.handlers,
  assignWithdrawal,
  settleWithdrawal,
  undoWithdrawal,
];
