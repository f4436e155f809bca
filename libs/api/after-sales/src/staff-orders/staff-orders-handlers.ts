import { answerStaffBookWeight } from './book-weight';
import { answerStaffCancelOrder } from './cancel-as-staff';
import { answerStaffChangeDealer } from './change-dealer';
import { answerStaffCloseLinks } from './close-links';
import { answerStaffCorrectAddress } from './correct-address';
import { answerStaffCreateCustomer } from './create-customer';
import { answerStaffNextOffers } from './dealer-choices';
import { answerStaffOrder } from './get-staff-order';
import { answerStaffNoteOrder } from './note-order';
import { answerStaffOrderFile } from './staff-order-file';
import { answerStaffReleaseOrder } from './release-as-staff';
import { answerStaffResendMail } from './resend-mail';

export const staffOrdersHandlers = [
  answerStaffBookWeight,
  answerStaffCancelOrder,
  answerStaffChangeDealer,
  answerStaffCloseLinks,
  answerStaffCorrectAddress,
  answerStaffCreateCustomer,
  answerStaffNextOffers,
  answerStaffNoteOrder,
  answerStaffOrder,
  answerStaffOrderFile,
  answerStaffReleaseOrder,
  answerStaffResendMail,
];
