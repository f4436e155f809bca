import { dealerAcceptOrder } from './dealer-accept-order';
import { dealerDeclineOrder } from './dealer-decline-order';
import { dealerOrder } from './dealer-order';
import { dealerMarkOrder } from './dealer-mark-order';
import { dealerProposeDate } from './dealer-propose-date';
import { dealerReportFailure } from './dealer-report-failure';
import { dealerReportWeight } from './dealer-report-weight';
import { dealerUploadDocument } from './dealer-upload-document';

export const dealerOrdersHandlers = [
  dealerOrder,
  dealerAcceptOrder,
  dealerDeclineOrder,
  dealerProposeDate,
  dealerReportFailure,
  dealerReportWeight,
  dealerUploadDocument,
  dealerMarkOrder,
];
