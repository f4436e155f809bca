import { orderList } from './order-list';
import { staffBookWeight } from './staff-book-weight';
import { staffCancelOrder } from './staff-cancel-order';
import { staffChangeDealer } from './staff-change-dealer';
import { staffCloseLinks } from './staff-close-links';
import { staffConfirmWeight } from './staff-confirm-weight';
import { staffCorrectAddress } from './staff-correct-address';
import { staffCorrectWeight } from './staff-correct-weight';
import { staffCreateCustomer } from './staff-create-customer';
import { staffNextOffers } from './staff-next-offers';
import { staffOrder } from './staff-order';
import { staffNoteOrder } from './staff-note-order';
import { staffOrderFile } from './staff-order-file';
import { staffReleaseOrder } from './staff-release-order';
import { staffResendMail } from './staff-resend-mail';

export const staffOrdersHandlers = [
  ...orderList.handlers,
  staffBookWeight,
  staffCancelOrder,
  staffChangeDealer,
  staffCloseLinks,
  staffConfirmWeight,
  staffCorrectAddress,
  staffCorrectWeight,
  staffCreateCustomer,
  staffNextOffers,
  staffNoteOrder,
  staffOrder,
  staffOrderFile,
  staffReleaseOrder,
  staffResendMail,
];
