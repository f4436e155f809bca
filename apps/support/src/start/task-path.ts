import type { StaffTask } from '@heizplatz/contract';
import type * as v from 'valibot';
import {
  cancellationsPath,
  heldImportPath,
  jobsPath,
  mailsPath,
  orderPath,
  reportsPath,
  withdrawalsPath,
} from '../parts/staff-paths';

export type Task = v.InferOutput<typeof StaffTask>;

/** The page on which somebody sees to it; null where there is none yet. */
export function taskPath({ Kind, ObjectId, Reference }: Task): string | null {
  switch (Kind) {
    case 'cancellation':
    case 'comment':
      return cancellationsPath(Reference);
    case 'withdrawal':
      return withdrawalsPath(ObjectId);
    case 'dealer-answer':
      return orderPath(ObjectId);
    case 'mail':
      return mailsPath(Reference);
    case 'price-import':
      return heldImportPath(ObjectId);
    case 'report':
      return reportsPath(ObjectId);
    case 'job':
      return jobsPath();
    case 'draft':
    case 'campaign':
      return null;
  }
}
