import type { Handler } from '@heizplatz/api-platform';
import { customerList } from './customer-list';
import { correctCustomerEmail, dropCustomerEmailChange } from './correct-customer-email';
import { customerDeletion, deleteStaffCustomer } from '../account-deletion/delete-staff-customer';
import { staffCustomer } from './staff-customer';
import { staffCustomerTimeline } from '../customer-timeline/staff-customer-timeline';
import { mergeCustomers, mergePreview } from './merge-customers';
import { deleteStaffCustomerAddress, saveStaffCustomerAddress } from './save-staff-address';
import { saveStaffCustomer } from './save-staff-customer';
import { setCustomerLock } from './set-customer-lock';
import { addCustomerNote, resendCustomerMail } from './write-to-customer';

export const staffCustomersHandlers: readonly Handler[] = [
  ...customerList.handlers,
  staffCustomer,
  staffCustomerTimeline,
  saveStaffCustomer,
  saveStaffCustomerAddress,
  deleteStaffCustomerAddress,
  addCustomerNote,
  resendCustomerMail,
  setCustomerLock,
  customerDeletion,
  deleteStaffCustomer,
  correctCustomerEmail,
  dropCustomerEmailChange,
  mergePreview,
  mergeCustomers,
];
