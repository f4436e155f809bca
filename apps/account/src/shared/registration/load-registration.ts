import { CALLS } from '@heizplatz/contract';
import { commonDataInput } from '@heizplatz/order-ui';
import type { PageRequest } from '@heizplatz/router';
import { readSeed } from './client-seed';
import { type RegisterQuery, readRegisterQuery } from './register-query';
import type { StoredRegistration } from './registration-draft';
import { chooseVariants, type Variants } from './variants';

export interface RegistrationPage extends RegisterQuery, Variants {
  /** What this browser has gathered before. */
  readonly stored: StoredRegistration | null;
  readonly isOrdering: boolean;
}

/** The data of login and registration pages: mode, variants, and previous input. */
export async function loadRegistration(page: PageRequest, isOrdering: boolean): Promise<RegistrationPage> {
  const { api, cookies, params, site, url } = page;
  const query = readRegisterQuery(url.searchParams);
  const variants = chooseVariants(params, readSeed(cookies));
  const isRegistering = query.mode === 'register';
  const [stored] = await Promise.all([
    isRegistering ? api(CALLS.registrationData, {}) : null,
    showsAddress(variants, isOrdering) && isRegistering && api(CALLS.commonData, commonDataInput(site.countryId)),
  ]);
  return { ...query, ...variants, isOrdering, stored: retainedFor(stored, isOrdering) };
}

/** A guest's data is stored only when registering for an order (rule ACCOUNT-03). */
const retainedFor = (stored: StoredRegistration | null, isOrdering: boolean): StoredRegistration | null =>
  stored?.AuthData.IsGuest && !isOrdering ? null : stored;

/**
 * Whether the first of two steps is due: the URL's claim about the e-mail is accepted only when its e-mail was
 * stored.
 */
export const asksEmailFirst = ({ registerVariant, emailChecked, stored }: RegistrationPage, email: string): boolean =>
  registerVariant === 'b' && !(emailChecked === true && stored !== null && email !== '');

/** While ordering the address is the next step's. */
export const showsAddress = ({ viewVariant }: Variants, isOrdering: boolean): boolean =>
  viewVariant === 'ausfuehrlich' && !isOrdering;
