import type { Handler } from '@heizplatz/api-platform';
import { answerCacheNodes, answerFlushCache, answerWarmCache } from './answer-cache';
import { answerPublicHolidays } from './answer-holidays';
import { answerRetryJob, answerStaffQueues } from './answer-jobs';
import { answerSendMailAgain, answerStaffMail } from './answer-mail';
import { answerOperationState } from './answer-operation';
import {
  answerCopyParameterRequirements,
  answerParameterRequirements,
  answerSaveParameterRequirement,
} from './answer-parameters';
import { answerAddVatRate, answerRemoveVatRate } from './answer-vat';
import { feeList } from './fee-list';
import { jobList } from './job-list';
import { mailList } from './mail-list';
import { vatList } from './vat-list';

export const staffSystemHandlers: readonly Handler[] = [
  ...mailList.handlers,
  answerStaffMail,
  answerSendMailAgain,
  ...jobList.handlers,
  answerStaffQueues,
  answerRetryJob,
  ...vatList.handlers,
  ...feeList.handlers,
  answerAddVatRate,
  answerRemoveVatRate,
  answerPublicHolidays,
  answerOperationState,
  answerCacheNodes,
  answerFlushCache,
  answerWarmCache,
  answerParameterRequirements,
  answerSaveParameterRequirement,
  answerCopyParameterRequirements,
];
