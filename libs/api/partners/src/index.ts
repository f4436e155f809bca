export { createRatingService } from './trusted-shops/rating-service';
export { trustedShopsHandlers } from './trusted-shops/trusted-shops-handlers';
export { createLeadPartner } from './waermepartner/lead-partner';
export { waermepartnerHandlers } from './waermepartner/waermepartner-handlers';
