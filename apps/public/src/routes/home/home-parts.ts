import { lazyPart } from '@heizplatz/router';

/*
 * All of the page but its heading and calculator: rendered by the server, and hydrated once the calculator is. One chunk
 * has them with their calls and schemas, of which the calculator needs none.
 */

export const dealerCount = lazyPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './dealer-count')).DealerCount,
);
export const ratingMark = lazyPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './visible-rating-mark')).RatingMark,
);
export const priceBox = lazyPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './price-box')).PriceBox,
);
export const homeLater = lazyPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './home-later')).HomeLater,
);
