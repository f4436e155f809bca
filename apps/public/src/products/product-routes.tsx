import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { loadBlockPrices } from '../page-blocks/load-block-prices';
import { PRODUCT_CALLS } from './product-calls';
import { PRODUCT_PAGES, type ProductPage } from './product-pages';

/** The words are the content system's; calculator and price stand without them, and a call that fails costs its own block. */
const productRoute = (product: ProductPage): RouteObject => ({
  path: product.path,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "product" */ './product-view')).ProductView,
  }),
  handle: {
    calculatorBar: 'after-scroll',
    productGroupId: () => product.groups[0].id,
  } satisfies PageHandle,
  loader: pageLoader(async (page) => {
    const { api, site } = page;
    const { today, banners, words } = PRODUCT_CALLS(site.countryId, product);
    const [text] = await Promise.all([
      api(words.call, words.input).catch(() => null),
      Promise.allSettled([api(today.call, today.input), api(banners.call, banners.input)]),
    ]);
    await loadBlockPrices(page, text?.Blocks ?? []);
    return product.path;
  }),
});

export const productRoutes: RouteObject[] = PRODUCT_PAGES.map(productRoute);
