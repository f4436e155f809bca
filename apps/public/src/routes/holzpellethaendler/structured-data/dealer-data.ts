import type { DealerProfile } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';

/** A dealer in schema.org terms: its identity, its location, and its rating here. */
export const dealerData = (origin: string, { iso }: Site, dealer: DealerProfile) => ({
  '@type': 'LocalBusiness',
  '@id': origin + dealer.Path,
  url: origin + dealer.Path,
  name: dealer.Name,
  legalName: dealer.Company,
  telephone: dealer.Phone,
  foundingDate: String(dealer.SinceYear),
  address: {
    '@type': 'PostalAddress',
    streetAddress: dealer.Street,
    postalCode: dealer.ZipCode,
    addressLocality: dealer.City,
    addressCountry: iso,
  },
  ...(dealer.Rating !== null &&
    dealer.RatingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: dealer.Rating,
        ratingCount: dealer.RatingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
});
