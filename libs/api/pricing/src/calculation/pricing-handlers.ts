import { bestPrice } from '../offers/best-price';
import { calculate } from './calculate';
import { calculateDefault } from './calculate-default';
import { calculateDefaultOffers } from './calculate-default-offers';
import { calculateOffers } from './calculate-offers';
import { calculateOrder } from './calculate-order';
import { initCalculation } from '../configuration/init-calculation';
import { offerSurroundings } from '../offers/offer-surroundings';
import { upselling } from '../options/upselling';

export const pricingHandlers = [
  initCalculation,
  calculate,
  calculateDefault,
  calculateDefaultOffers,
  calculateOffers,
  calculateOrder,
  upselling,
  offerSurroundings,
  bestPrice,
];
