import { defineStaffList, type StaffColumn } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, type StaffReview } from '@heizplatz/contract';
import { readStaffReviews } from './read-staff-reviews';
import { REVIEW_ROWS } from './review-list-repository';

type Query = CallRequest<typeof CALLS.staffReviews>['query'];

const COLUMNS: readonly StaffColumn<StaffReview>[] = [
  { title: 'Datum', kind: 'time', value: (row) => row.CreatedAt },
  { title: 'Händler', kind: 'text', value: (row) => row.DealerName },
  { title: 'Bestellung', kind: 'text', value: (row) => row.OrderNumber },
  { title: 'Sterne', kind: 'number', value: (row) => row.Stars },
  { title: 'Text', kind: 'text', value: (row) => row.Text },
  { title: 'Name', kind: 'text', value: (row) => row.ShownName, isPersonal: true },
  { title: 'Stand', kind: 'text', value: (row) => (row.State === 'published' ? 'öffentlich' : 'verborgen') },
  { title: 'Antwort', kind: 'text', value: (row) => row.DealerAnswer },
  { title: 'Beantwortet', kind: 'time', value: (row) => row.DealerAnsweredAt },
];

/** Reviews of all dealers, newest first. */
export const reviewList = defineStaffList<Query, StaffReview>({
  call: CALLS.staffReviews,
  exportCall: CALLS.exportReviews,
  ...REVIEW_ROWS,
  read: (db, ids) => readStaffReviews(db, ids.map(Number)),
  getId: ({ Id }) => Id,
  columns: COLUMNS,
  fileName: 'bewertungen',
});
