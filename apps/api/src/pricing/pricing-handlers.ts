import { bestPrice } from './best-price';
import { calculate } from './calculate';
import { calculateDefault } from './calculate-default';
import { calculateOrder } from './calculate-order';
import { initCalculation } from './init-calculation';

export const pricingHandlers = [initCalculation, calculate, calculateDefault, calculateOrder, bestPrice];
