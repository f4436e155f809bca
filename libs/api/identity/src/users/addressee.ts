import type { CallContext } from '@heizplatz/api-platform';
import type { Addressee } from './account-mail';

/** Whom a mail goes to, from the site that was called. */
export const getAddressee = (to: string, { services, clock, countryId }: CallContext): Addressee => ({
  to,
  countryId,
  config: services.config,
  now: clock(),
});
