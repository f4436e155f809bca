import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffReview } from '@heizplatz/contract';
import { readStaffReviews } from './read-staff-reviews';
import { REVIEW_ROWS } from './review-list-repository';

type Query = CallRequest<typeof CALLS.staffReviews>['query'];

/** Reviews of all dealers, newest first. */
export const reviewList = defineStaffList<Query, StaffReview>({
  call: CALLS.staffReviews,
  exportCall: CALLS.exportReviews,
  ...REVIEW_ROWS,
  read: (db, ids) => readStaffReviews(db, ids.map(Number)),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffReviews, {
    state: ({ State }: StaffReview) => (State === 'published' ? 'öffentlich' : 'verborgen'),
  }),
});
