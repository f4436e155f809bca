import type { ProductGroup } from './product-group';

const PELLETS_PATH = '/pellets-prices/product-path';

/** A group's landing page: of loose pellets the specification's own, of every other its URL name alone. */
export const productPagePath = ({ id, urlName }: Pick<ProductGroup, 'id' | 'urlName'>): string =>
  id === 3 ? PELLETS_PATH : `/${urlName}`;
