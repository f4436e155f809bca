import { fetchService, type LeadPartnerConfig } from '@heizplatz/api-platform';
import { type CountryId, type LeadOffer } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import * as v from 'valibot';

export interface LeadPlace {
  readonly countryId: CountryId;
  readonly zipCode: string;
}

/** The door to the partner that fits modern heating (rule ADVERT-05). */
export interface LeadPartner {
  /** Its service at a place, null where it has none. Throws when it is unavailable or responds in another format. */
  findOffer(place: LeadPlace): Promise<LeadOffer | null>;
}

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** The partner's wire format: only the displayed fields are parsed. */
const Result = v.variant('available', [
  v.object({ available: v.literal(false) }),
  v.object({
    available: v.literal(true),
    offer: v.object({
      partner: text(60),
      title: text(90),
      text: text(240),
      linkText: text(40),
      link: v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://')),
    }),
  }),
]);

export function createLeadPartner({ url, timeoutMs }: LeadPartnerConfig): LeadPartner {
  return {
    findOffer: async ({ countryId, zipCode }) => {
      const query = new URLSearchParams({ country: siteById(countryId).iso, zip: zipCode });
      const response = v.parse(
        Result,
        await fetchService({ service: 'the lead partner', url: `${url}/availability?${query}`, timeoutMs }),
      );
      if (!response.available) return null;
      const { partner, title, text: label, linkText, link } = response.offer;
      return { PartnerName: partner, Title: title, Text: label, LinkText: linkText, LinkUrl: link };
    },
  };
}

declare module '@heizplatz/api-platform/services' {
  interface Services {
    /** Null: no lead banner. */
    readonly leadPartner: LeadPartner | null;
  }
}
