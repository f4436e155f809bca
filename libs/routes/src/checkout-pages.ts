import { fillPattern } from './fill-pattern.ts';
import type { GroupInUrl } from './order-pages.ts';

/** The steps between the choice of an offer and the placed order. */
export const ADDRESS_STEP_PATTERN = '/:productGroup/bestellung/adresse';
/** A step with several delivery points alone. */
export const AMOUNTS_STEP_PATTERN = '/:productGroup/bestellung/mengenverteilung';
/** Payment kinds lie below it. */
export const PAYMENT_STEP_PATTERN = '/:productGroup/bestellung/bezahlung';
export const SUMMARY_STEP_PATTERN = '/:productGroup/bestellung/bestellung-abschliessen';

export const addressStepPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(ADDRESS_STEP_PATTERN, { productGroup: urlName });
export const amountsStepPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(AMOUNTS_STEP_PATTERN, { productGroup: urlName });
export const paymentStepPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(PAYMENT_STEP_PATTERN, { productGroup: urlName });
export const summaryStepPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(SUMMARY_STEP_PATTERN, { productGroup: urlName });
