import type { Handler } from '@heizplatz/api-platform';
import { customerList } from './customer-list';
import { staffCustomer } from './staff-customer';
import { mergeCustomers, mergePreview } from './merge-customers';
import { deleteStaffCustomerAddress, saveStaffCustomerAddress } from './save-staff-address';
import { saveStaffCustomer } from './save-staff-customer';
import { setCustomerLock } from './set-customer-lock';
import { addCustomerNote, resendCustomerMail } from './write-to-customer';

export const staffCustomersHandlers: readonly Handler[] = [
  ...customerList.handlers,
  staffCustomer,
  saveStaffCustomer,
  saveStaffCustomerAddress,
  deleteStaffCustomerAddress,
  addCustomerNote,
  resendCustomerMail,
  setCustomerLock,
  mergePreview,
  mergeCustomers,
];
