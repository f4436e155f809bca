import { WORDING } from '@heizplatz/country/wording';
import type { StoredBlock } from '@heizplatz/contract';
import { type CountryRules, countryRules, type Site } from '@heizplatz/country';
import type { PictureName } from '../content-blocks/pictures/all-pictures';
import { LABELS } from '../content-pages/pages/country-labels';

/** For which country a text is written. */
export type Writer = Pick<Site, 'iso' | 'countryName' | 'inCountry' | 'customerPhone'> &
  Pick<CountryRules, 'withdrawal'> &
  (typeof LABELS)[keyof typeof LABELS] & {
    readonly offers: string;
    /** '€' or 'CHF'. */
    readonly money: string;
  };

export const getWriter = (site: Site): Writer => ({
  ...site,
  ...countryRules(site.countryId),
  ...LABELS[site.iso],
  offers: WORDING[site.countryId].offers,
  money: site.currency.symbol,
});

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
