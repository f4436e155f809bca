import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRODUCT_PAGES, type ProductPage } from './product-pages';

const productRoute = (product: ProductPage): RouteObject => ({
  path: product.path,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "product" */ './product-view')).ProductView,
  }),
  handle: {
    calculatorBar: 'after-scroll',
    cachePolicy: { kind: 'public', query: [] },
    productGroupId: () => product.groups[0].id,
  } satisfies PageHandle,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "product" */ './load-product')).loadProduct(page, product),
  ),
});

export const productRoutes: RouteObject[] = PRODUCT_PAGES.map(productRoute);
