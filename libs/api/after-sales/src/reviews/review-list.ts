import { defineStaffList, type StaffColumn } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, type StaffReview } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { readStaffReviews } from './read-staff-reviews';
import { REVIEW_ROWS } from './review-list-repository';

type Query = CallRequest<typeof CALLS.staffReviews>['query'];

const COLUMNS: readonly StaffColumn<StaffReview>[] = [
  { title: 'Datum', kind: 'time', value: (row) => row.CreatedAt },
  { title: 'Händler', kind: 'text', value: (row) => row.DealerName },
  { title: 'Sterne', kind: 'number', value: (row) => row.Stars },
  { title: 'Name', kind: 'text', value: (row) => row.ShownName, isPersonal: true },
  { title: 'Text', kind: 'text', value: (row) => row.Text },
  { title: 'Bestellung', kind: 'text', value: (row) => row.OrderNumber },
  { title: 'Antwort', kind: 'text', value: (row) => row.DealerAnswer },
  { title: 'Beantwortet', kind: 'time', value: (row) => row.DealerAnsweredAt },
  { title: 'Stand', kind: 'text', value: (row) => (row.State === 'published' ? 'öffentlich' : 'verborgen') },
  { title: 'Meldungen', kind: 'number', value: (row) => row.OpenReports },
  { title: 'Land', kind: 'text', value: (row) => siteById(row.CountryId).iso },
  { title: 'Nummer', kind: 'number', value: (row) => row.Id },
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
