import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { DealerCard, DealerProfile, DealerReview, PlaceState, StarCount } from '../fields/dealer.ts';
import { ContentText, CountryIdText, PlaceText, WholeNumberText } from '../fields/fields.ts';

const ofSite = v.object({ countryId: CountryIdText });
const page = v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(9999)), '1');
const paged = {
  Total: v.number(),
  Page: v.number(),
  PageCount: v.number(),
};

export const DEALER_SORTS = ['rating', 'name', 'distance', 'area'] as const;
export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const;

/** Dealers that deliver to a state or postcode, or somewhere in the country. An unknown state or postcode is 404. */
export const dealers = defineCall({
  id: 'dealers',
  summary: 'Dealers that deliver to a place',
  method: 'GET',
  path: '/api/site/:countryId/dealers',
  params: ofSite,
  query: v.object({
    stateName: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(120))), ''),
    zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
    page,
    /** Distance needs a postcode and is name without one. */
    sort: v.optional(v.picklist(DEALER_SORTS), 'rating'),
  }),
  response: v.object({
    ...paged,
    /** Of the requested state, or of the postcode; null: the country. */
    State: v.nullable(PlaceState),
    /** Null unless a postcode was specified. */
    Place: v.nullable(
      v.object({
        ZipCode: PlaceText,
        Name: PlaceText,
        /** As text; null: no special rule. */ DeliveryRule: v.nullable(PlaceText),
      }),
    ),
    Items: v.array(DealerCard),
    /** Every state with the dealers that deliver there, counted. */
    States: v.array(v.object({ ...PlaceState.entries, DealerCount: v.number() })),
  }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['dealers'],
  onNotFound: null,
});

/**
 * identity: a dealer's slug; 'branch~dealer' for one of its branches; or 'haendler-12' where only the id is known.
 */
export const dealerProfile = defineCall({
  id: 'dealerProfile',
  summary: 'A dealer, and one of its branches if the identity names it',
  method: 'GET',
  path: '/api/site/:countryId/dealers/:identity',
  params: v.object({
    countryId: CountryIdText,
    identity: impersonal('reference', v.pipe(v.string(), v.maxLength(250))),
  }),
  response: DealerProfile,
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['dealers'],
  onNotFound: null,
});

export const dealerReviews = defineCall({
  id: 'dealerReviews',
  summary: 'Published reviews of a dealer and their distribution',
  method: 'GET',
  path: '/api/site/:countryId/dealers/:identity/reviews',
  params: v.object({
    countryId: CountryIdText,
    identity: impersonal('reference', v.pipe(v.string(), v.maxLength(250))),
  }),
  query: v.object({
    page,
    sort: v.optional(v.picklist(REVIEW_SORTS), 'newest'),
    /** 1 … 5: only those; 0: all. */
    stars: v.optional(v.pipe(WholeNumberText, v.minValue(0), v.maxValue(5)), '0'),
  }),
  response: v.object({
    ...paged,
    Rating: v.nullable(v.number()),
    RatingCount: v.number(),
    /** Ratings from before reviews were stored individually: they count in the average, and are in no list. */
    EarlierCount: v.number(),
    /** 5 to 1, of all published ones. */
    Distribution: v.array(StarCount),
    Items: v.array(DealerReview),
  }),
  access: ANYONE,
  reveals: 'published',
  csrf: false,
  cacheSeconds: 120,
  tags: ['dealers', 'reviews'],
  onNotFound: null,
});

/**
 * The rating service belongs to a third party; when it fails or has no rating, the response is null and nothing is
 * displayed: not a failure that the browser would report on the page. A shop that is not ours is 404.
 */
export const trustedShopRating = defineCall({
  id: 'trustedShopRating',
  summary: 'Rating of this marketplace by the rating service',
  method: 'GET',
  path: '/api/site/trusted-shops/:id/overall',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  response: v.nullable(
    v.object({
      /** 1 to 5 with two decimals. */
      OverallMark: v.number(),
      OverallMarkDescriptionGUILang: ContentText,
      ActiveReviewCount: v.number(),
      ActivePeriodInDays: v.number(),
      TotalReviewCount: v.number(),
    }),
  ),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  onNotFound: null,
});
