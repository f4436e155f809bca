import { ROLES } from '@heizplatz/identity';

/** product.md section 6: both supports work on cancellations. */
export const CANCELLATION_ROLES = [ROLES.customerSupport, ROLES.dealerSupport];
