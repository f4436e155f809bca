import { bestPrice } from './best-price';
import { calculate } from './calculate';
import { calculateDefault } from './calculate-default';
import { calculateOrder } from './calculate-order';
import { initCalculation } from './init-calculation';
import { offerSurroundings } from './offer-surroundings';
import { upselling } from './upselling';

export const pricingHandlers = [
  initCalculation,
  calculate,
  calculateDefault,
  calculateOrder,
  upselling,
  offerSurroundings,
  bestPrice,
];
