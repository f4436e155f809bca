import type { CountryId } from '@heizplatz/contract';
import type { CallContext } from '../http/define-handler';
import type { Addressee } from './account-mails';

/** Whom a mail goes to, from the site that was called unless the account has its own. */
export const addresseeOf = (
  to: string,
  { services, clock, countryId }: CallContext,
  ownCountryId: CountryId = countryId,
): Addressee => ({ to, countryId: ownCountryId, config: services.config, now: clock() });
