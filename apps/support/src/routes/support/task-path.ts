import type { StaffWorkItem } from '@heizplatz/contract';
import {
  editPagePath,
  heldImportPath,
  inquiryPath,
  STAFF_HOME_PATH,
  staffDealerPath,
  staffOrderPath,
} from '@heizplatz/routes';
import { advertPath, campaignPath } from '../../shared/advert-statistics/advert-paths';
import {
  articlesPath,
  cancellationsPath,
  dealerPricesPath,
  jobsPath,
  mailsPath,
  reportsPath,
  salesMonthPath,
  withdrawalsPath,
} from '../../shared/staff-page/staff-paths';

export type Task = StaffWorkItem;

/** The page on which somebody sees to it. */
export function taskPath({ Kind, ObjectId, Reference, Title }: Task): string {
  switch (Kind) {
    case 'cancellation':
    case 'comment':
      return cancellationsPath(Reference);
    case 'withdrawal':
      return withdrawalsPath(ObjectId);
    case 'dealer-answer':
    case 'reported-weight':
      return staffOrderPath(ObjectId);
    case 'mail':
      return mailsPath(Reference);
    case 'price-import':
      return heldImportPath(ObjectId);
    case 'report':
      return reportsPath(ObjectId);
    case 'job':
      return jobsPath();
    case 'draft':
      // One article stands in up to three countries, and has a number of its own.
      return Reference.startsWith('/') ? articlesPath(Title) : editPagePath(Reference);
    case 'campaign':
      return campaignPath(Number(Reference));
    case 'complaint':
      return staffOrderPath(Reference);
    case 'call-back':
    case 'bulk-request':
      return inquiryPath(ObjectId);
    case 'advert':
      return advertPath(Number(ObjectId));
    case 'certificate':
      return `${staffDealerPath(Reference)}/dokumente`;
    case 'month':
      return salesMonthPath(ObjectId);
    case 'other':
      // Which page it is seen to on, a newer release knows.
      return STAFF_HOME_PATH;
    case 'price-feed':
      return dealerPricesPath(Number(Reference));
  }
}
