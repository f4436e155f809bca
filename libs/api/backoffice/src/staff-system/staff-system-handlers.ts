import type { Handler } from '@heizplatz/api-platform';
import { cacheNodes, flushCache, warmCache } from './answer-cache';
import { publicHolidays } from './public-holidays';
import { retryJob, staffQueues } from './answer-jobs';
import { sendMailAgain, staffMail } from './answer-mail';
import { operationState } from './operation-state';
import { copyParameterRequirements, parameterRequirements, saveParameterRequirement } from './answer-parameters';
import { addVatRate, removeVatRate } from './answer-vat';
import { feeList } from './fee-list';
import { jobList } from './job-list';
import { mailList } from './mail-list';
import { vatList } from './vat-list';

export const staffSystemHandlers: readonly Handler[] = [
  ...mailList.handlers,
  staffMail,
  sendMailAgain,
  ...jobList.handlers,
  staffQueues,
  retryJob,
  ...vatList.handlers,
  ...feeList.handlers,
  addVatRate,
  removeVatRate,
  publicHolidays,
  operationState,
  cacheNodes,
  flushCache,
  warmCache,
  parameterRequirements,
  saveParameterRequirement,
  copyParameterRequirements,
];
