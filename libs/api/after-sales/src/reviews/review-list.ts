import { dealers } from '@heizplatz/api-dealers';
import { defineStaffList, type StaffColumn, wordsMatch } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, type StaffReview } from '@heizplatz/contract';
import { eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { readStaffReviews } from './read-staff-reviews';
import { reviews } from './schema';

type Query = CallRequest<typeof CALLS.staffReviews>['query'];

const COUNTRIES = { '1': 1, '2': 2, '3': 3 } as const;

/** By the trigram indexes of reviews and dealers. */
function isFound(search: string): SQL | undefined {
  const { name, company, zipCode, city, email, phone } = dealers;
  const said = wordsMatch(sql`staff_words(${reviews.text}, ${reviews.shownName})`, search);
  const dealerWords = sql`staff_words(${name}, ${company}, ${zipCode}, ${city}, ${email}, staff_digits(${phone}))`;
  const ofDealer = wordsMatch(dealerWords, search);
  if (!said || !ofDealer) return undefined;
  return or(said, sql`${reviews.dealerId} in (select ${dealers.id} from ${dealers} where ${ofDealer})`);
}

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
  id: reviews.id,
  from: sql`${reviews}`,
  where: ({ state, country, stars, dealer, answer, search }) => [
    state === '' ? undefined : eq(reviews.state, state),
    country === '' ? undefined : eq(reviews.countryId, COUNTRIES[country]),
    stars === '' ? undefined : eq(reviews.stars, Number(stars)),
    dealer === '' ? undefined : eq(reviews.dealerId, Number(dealer)),
    answer === '' ? undefined : answer === 'with' ? isNotNull(reviews.dealerAnswer) : isNull(reviews.dealerAnswer),
    isFound(search),
  ],
  sorts: { CreatedAt: reviews.createdAt },
  defaultSort: '-CreatedAt',
  read: (db, ids) => readStaffReviews(db, ids.map(Number)),
  idOf: ({ Id }) => Id,
  columns: COLUMNS,
  fileName: 'bewertungen',
});
