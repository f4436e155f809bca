import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../../access.ts';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  CustomerText,
  Id,
  IsoTime,
  PublishedText,
  Reference,
  requiredText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import { DEALER_STAFF } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { onlyIdFilter, staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const StaffReview = v.object({
  Id,
  CountryId,
  CreatedAt: IsoTime,
  DealerId: Id,
  DealerName: BusinessText,
  /** The dealer's public page, with its reviews. */
  DealerPath: Reference,
  /** Null where the order lies in the archive. */
  OrderId: v.nullable(Reference),
  OrderNumber: v.nullable(Reference),
  Stars,
  Text: PublishedText,
  ShownName: CustomerText,
  /** Only published reviews are displayed and counted; a decision on a report hides one. */
  State: openPicklist(v.picklist(['published', 'hidden'])),
  DealerAnswer: v.nullable(PublishedText),
  DealerAnsweredAt: v.nullable(IsoTime),
  /** Reports of it that wait for a decision. */
  OpenReports: v.number(),
});
export type StaffReview = v.InferOutput<typeof StaffReview>;

export const REVIEW_LIST = {
  label: 'Bewertungen',
  fileName: 'bewertungen',
  columns: {
    date: { label: 'Datum', kind: 'time', field: 'CreatedAt', sort: 'CreatedAt' },
    dealer: { label: 'Händler', kind: 'text', field: 'DealerName' },
    stars: { label: 'Sterne', kind: 'number', field: 'Stars' },
    name: { label: 'Name', kind: 'text', field: 'ShownName', isPersonal: true },
    text: { label: 'Text', kind: 'text', field: 'Text' },
    order: { label: 'Bestellung', kind: 'text', field: 'OrderNumber' },
    answer: { label: 'Antwort', kind: 'text', field: 'DealerAnswer' },
    answered: { label: 'Beantwortet', kind: 'time', field: 'DealerAnsweredAt' },
    state: { label: 'Stand', kind: 'text' },
    reports: { label: 'Meldungen', kind: 'number', field: 'OpenReports' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: '-CreatedAt',
  searchHint: 'Text, Name, Händler',
  filters: {
    stars: { label: 'Sterne', labels: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' }, all: 'Alle' },
    answer: { label: 'Antwort', labels: { without: 'Ohne Antwort', with: 'Mit Antwort' }, all: 'Alle' },
    state: { label: 'Stand', labels: { published: 'Öffentlich', hidden: 'Verborgen' }, all: 'Alle' },
    country: { label: 'Land', kind: 'country', all: 'Alle' },
    dealer: { label: 'Händler', all: 'Alle' },
    only: { label: 'Nummer' },
  },
} as const satisfies ListDeclaration<StaffReview>;

const filters = {
  state: v.optional(v.picklist(['', 'published', 'hidden']), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
  stars: v.optional(v.picklist(['', '1', '2', '3', '4', '5']), ''),
  /** A dealer's id. */
  dealer: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'NOT_A_NUMBER')), ''),
  answer: v.optional(v.picklist(['', 'with', 'without']), ''),
  only: onlyIdFilter,
};

export const staffReviews = defineCall({
  id: 'staffReviews',
  summary: 'Reviews of all dealers',
  method: 'GET',
  path: '/api/support/bewertungen',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffReview),
  access: DEALER_STAFF,
  csrf: false,
});

export const exportReviews = defineCall({
  id: 'exportReviews',
  summary: 'The same list as a file',
  method: 'GET',
  path: '/api/support/bewertungen/export',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: DEALER_STAFF,
  csrf: false,
});

const AnswerText = impersonal('published', requiredText(1500));

export const AnswerReviewForDealer = v.object({ ReviewId: Id, Text: AnswerText });

/** On the dealer's behalf; displayed under the review at once. A newer answer replaces the older one. */
export const answerReviewForDealer = defineCall({
  id: 'answerReviewForDealer',
  summary: 'Answers a review on behalf of its dealer',
  method: 'POST',
  path: '/api/support/bewertungen/antwort',
  body: AnswerReviewForDealer,
  response: v.object({ success: v.boolean() }),
  access: DEALER_STAFF,
  csrf: true,
});

const Token = personal('secret', v.pipe(v.string(), v.maxLength(400)));

/** By the signed link of the dealer's mail; forged, too old or of a hidden review: 404. */
export const reviewToAnswer = defineCall({
  id: 'reviewToAnswer',
  summary: 'A review that a dealer may answer by a link',
  method: 'GET',
  path: '/api/haendler/bewertung/:reviewId',
  params: v.object({ reviewId: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'NOT_A_NUMBER'), v.transform(Number)) }),
  query: v.object({ token: v.optional(Token, '') }),
  response: v.object({
    ReviewId: Id,
    DealerName: BusinessText,
    Stars,
    Text: PublishedText,
    ShownName: CustomerText,
    CreatedAt: IsoTime,
    DealerAnswer: v.nullable(PublishedText),
    DealerAnsweredAt: v.nullable(IsoTime),
    /** The page on which it is displayed. */
    DealerPath: Reference,
  }),
  access: ANYONE,
  reveals: 'published',
  csrf: false,
  onNotFound: null,
});

export const answerReview = defineCall({
  id: 'answerReview',
  summary: 'The dealer answers a review by the link of its mail',
  method: 'POST',
  path: '/api/haendler/bewertung/antwort',
  body: v.object({ ReviewId: Id, Token, Text: AnswerText }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});
