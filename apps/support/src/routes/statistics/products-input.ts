import type { CALLS, CallInput } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { getOwnCountryId } from '../../shared/start/own-countries';

/** Goods are the same in each country, and somebody who is limited may ask for the own one alone. */
export const productsInput = (user: User | null): CallInput<typeof CALLS.statisticProducts> => ({
  query: { countryId: `${getOwnCountryId(user, 1)}` },
});
