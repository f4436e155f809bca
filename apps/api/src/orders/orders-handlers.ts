import { answerPlacedOrder } from './get-placed-order';

export const ordersHandlers = [answerPlacedOrder];
