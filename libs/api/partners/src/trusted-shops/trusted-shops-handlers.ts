import { trustedShopRating } from './trusted-shop-rating';

export const trustedShopsHandlers = [trustedShopRating];
