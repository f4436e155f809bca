import { PELLETS_PATH } from '@heizplatz/routes';
import type { ProductGroup } from '../groups/product-groups.ts';

/** A group's landing page: loose pellets have a path of their own (rule URL-02), every other its URL name alone. */
export const productPagePath = ({ id, urlName }: Pick<ProductGroup, 'id' | 'urlName'>): string =>
  id === 3 ? PELLETS_PATH : `/${urlName}`;
