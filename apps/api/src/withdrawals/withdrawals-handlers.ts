import { answerSubmitWithdrawal } from './submit-withdrawal';

export const withdrawalsHandlers = [answerSubmitWithdrawal];
