import { answerDealerAcceptOrder } from './accept-order';
import { answerDealerDeclineOrder } from './decline-order';
import { answerDealerOrder } from './get-dealer-order';
import { answerDealerMarkOrder } from './mark-order';
import { answerDealerProposeDate } from './propose-date';
import { answerDealerReportFailure } from './report-failure';
import { answerDealerReportWeight } from './report-weight';
import { answerDealerUploadDocument } from './upload-document';

export const dealerOrdersHandlers = [
  answerDealerOrder,
  answerDealerAcceptOrder,
  answerDealerDeclineOrder,
  answerDealerProposeDate,
  answerDealerReportFailure,
  answerDealerReportWeight,
  answerDealerUploadDocument,
  answerDealerMarkOrder,
];
