import { dealerProfile } from './dealer-profile';
import { dealerReviews } from './dealer-reviews';
import { dealers } from './dealers';

export const dealerProfilesHandlers = [dealers, dealerProfile, dealerReviews];
