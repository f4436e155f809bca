import { WORDING } from '@heizplatz/country/wording';
import type { StoredBlock } from '@heizplatz/contract';
import { type CountryRules, countryRules, type Site } from '@heizplatz/country';
import type { PictureName } from '../content-blocks/pictures/all-pictures';
import { COUNTRY_TEXTS } from '../content-pages/pages/country-texts';

/** For which country a text is written. */
export type Writer = Pick<Site, 'iso' | 'countryName' | 'inCountry' | 'customerPhone'> &
  Pick<CountryRules, 'withdrawal'> &
  (typeof COUNTRY_TEXTS)[Site['iso']]['labels'] & {
    /** Value added tax. */
    readonly tax: string;
    readonly offers: string;
    /** '€' or 'CHF'. */
    readonly money: string;
  };

export const getWriter = (site: Site): Writer => ({
  ...site,
  ...countryRules(site.countryId),
  ...COUNTRY_TEXTS[site.iso].labels,
  tax: WORDING[site.countryId].taxName,
  offers: WORDING[site.countryId].offers,
  money: site.currency.symbol,
});

/** What differs by country; Germany's stands for those that have none of their own. */
export type OfCountry<T> = Readonly<Partial<Record<Site['iso'], T>>> & { readonly DE: T };

export const ofCountry = <T>(table: OfCountry<T>, iso: Site['iso']): T => table[iso] ?? table.DE;

type Labels = string | ((writer: Writer) => string);

interface DemoText {
  readonly topic: string;
  readonly picture: PictureName;
  readonly title: Labels;
  /** At most 160 characters. */
  readonly description: Labels;
  readonly blocks: (writer: Writer) => StoredBlock[];
}

export interface DemoInfoPage extends DemoText {
  /** Below /info-center/. */
  readonly slug: string;
}

/** The text of a product landing page; its layout belongs to the public area. */
export interface DemoProductPage extends Omit<DemoText, 'topic'> {
  readonly path: string;
}

export interface DemoArticle extends DemoText {
  readonly slug: string;
  /** The latest such day that has passed, and so many years before it; month 1–12. */
  readonly on: readonly [day: number, month: number, yearsBefore: 0 | 1 | 2];
  /** Absent: all three. */
  readonly countries?: readonly Site['iso'][];
  readonly isFeatured?: boolean;
}

export const getLabels = (labels: Labels, writer: Writer): string =>
  typeof labels === 'string' ? labels : labels(writer);
