import { staffAcceptForDealer } from './staff-accept-for-dealer';
import { staffDeclineForDealer } from './staff-decline-for-dealer';
import { staffEnterInvoiceForDealer } from './staff-enter-invoice-for-dealer';
import { staffMarkPaidForDealer } from './staff-mark-paid-for-dealer';
import { staffProposeForDealer } from './staff-propose-for-dealer';
import { staffReportFailureForDealer } from './staff-report-failure-for-dealer';
import { staffReportWeightForDealer } from './staff-report-weight-for-dealer';
import { staffUploadForDealer } from './staff-upload-for-dealer';

export const staffForDealerHandlers = [
  staffAcceptForDealer,
  staffDeclineForDealer,
  staffEnterInvoiceForDealer,
  staffMarkPaidForDealer,
  staffProposeForDealer,
  staffReportFailureForDealer,
  staffReportWeightForDealer,
  staffUploadForDealer,
];
