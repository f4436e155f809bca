import { answerAssignWithdrawal } from './assign-withdrawal';
import { answerSettleWithdrawal } from './settle-withdrawal';
import { answerSubmitWithdrawal } from './submit-withdrawal';
import { answerUndoWithdrawal } from './undo-withdrawal';
import { withdrawalList } from './withdrawal-list';

export const withdrawalsHandlers = [
  answerSubmitWithdrawal,
  ...withdrawalList.handlers,
  answerAssignWithdrawal,
  answerSettleWithdrawal,
  answerUndoWithdrawal,
];
