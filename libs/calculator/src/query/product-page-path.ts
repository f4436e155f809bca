import { PELLETS_PATH } from '@heizplatz/routes';
import type { ProductGroup } from '../groups/product-group.ts';

/** A group's landing page: of loose pellets the specification's own, of every other its URL name alone. */
export const productPagePath = ({ id, urlName }: Pick<ProductGroup, 'id' | 'urlName'>): string =>
  id === 3 ? PELLETS_PATH : `/${urlName}`;
