export { openRatingService } from './trusted-shops/rating-service';
export { trustedShopsHandlers } from './trusted-shops/trusted-shops-handlers';
export { openLeadPartner } from './waermepartner/lead-partner';
export { waermepartnerHandlers } from './waermepartner/waermepartner-handlers';
