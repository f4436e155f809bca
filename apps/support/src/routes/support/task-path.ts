import type { StaffTask } from '@heizplatz/contract';
import { heldImportPath, staffOrderPath, editPagePath } from '@heizplatz/routes';
import type * as v from 'valibot';
import { campaignPath } from '../../shared/advert-statistics/advert-paths';
import {
  articlesPath,
  cancellationsPath,
  jobsPath,
  mailsPath,
  reportsPath,
  withdrawalsPath,
} from '../../shared/staff-page/staff-paths';

export type Task = v.InferOutput<typeof StaffTask>;

/** The page on which somebody sees to it. */
export function taskPath({ Kind, ObjectId, Reference, Title }: Task): string {
  switch (Kind) {
    case 'cancellation':
    case 'comment':
      return cancellationsPath(Reference);
    case 'withdrawal':
      return withdrawalsPath(ObjectId);
    case 'dealer-answer':
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
  }
}
