import { getDealerProfile } from './get-dealer-profile';
import { listDealerReviews } from './list-dealer-reviews';
import { listDealers } from './list-dealers';

export const dealerProfilesHandlers = [listDealers, getDealerProfile, listDealerReviews];
