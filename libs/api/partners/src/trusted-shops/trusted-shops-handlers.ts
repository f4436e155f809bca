import { getShopRating } from './get-shop-rating';

export const trustedShopsHandlers = [getShopRating];
