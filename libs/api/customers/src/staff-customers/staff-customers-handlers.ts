import type { Handler } from '@heizplatz/api-platform';
import { customerList } from './customer-list';
import { answerStaffCustomer } from './get-staff-customer';
import { answerMergeCustomers, answerMergePreview } from './merge-customers';
import { answerDeleteStaffAddress, answerSaveStaffAddress } from './save-staff-address';
import { answerSaveStaffCustomer } from './save-staff-customer';
import { answerSetCustomerLock } from './set-customer-lock';
import { answerAddCustomerNote, answerResendCustomerMail } from './write-to-customer';

export const staffCustomersHandlers: readonly Handler[] = [
  ...customerList.handlers,
  answerStaffCustomer,
  answerSaveStaffCustomer,
  answerSaveStaffAddress,
  answerDeleteStaffAddress,
  answerAddCustomerNote,
  answerResendCustomerMail,
  answerSetCustomerLock,
  answerMergePreview,
  answerMergeCustomers,
];
