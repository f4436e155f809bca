import type { CallContext } from '../http/define-handler';
import type { Addressee } from './account-mail';

/** Whom a mail goes to, from the site that was called. */
export const addresseeOf = (to: string, { services, clock, countryId }: CallContext): Addressee => ({
  to,
  countryId,
  config: services.config,
  now: clock(),
});
