import { groupName, PRODUCT_GROUPS, productPagePath, SIMPLE_CALCULATOR_GROUPS } from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';
import type { ChromeLink } from './chrome-link';

/** Goods beside the calculator's (rule GOODS-10). */
const FURTHER_GROUPS = ([10, 1, 2, 5] as const).map((id) => PRODUCT_GROUPS[id]);

/** The landing page of every product, with the country's labels. */
export const fuelLinks = ({ countryId }: Pick<Site, 'countryId'>): readonly ChromeLink[] =>
  [...SIMPLE_CALCULATOR_GROUPS, ...FURTHER_GROUPS].map((group) => ({
    href: productPagePath(group),
    text: groupName(group, countryId),
  }));
