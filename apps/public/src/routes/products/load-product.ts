import type { PageRequest } from '@heizplatz/router';
import { loadBlockPrices } from '../../shared/page-blocks/load-block-prices';
import { PRODUCT_CALLS } from './product-calls';
import type { ProductPage } from './product-pages';

/**
 * The texts are the content system's; calculator and price work without them, and a failed call affects its own
 * block.
 */
export async function loadProduct(page: PageRequest, product: ProductPage): Promise<string> {
  const { api, site } = page;
  const { today, banners, words: labels } = PRODUCT_CALLS(site.countryId, product);
  const [text] = await Promise.all([
    api(labels.call, labels.input).catch(() => null),
    Promise.allSettled([api(today.call, today.input), api(banners.call, banners.input)]),
  ]);
  await loadBlockPrices(page, text?.Blocks ?? []);
  return product.path;
}
