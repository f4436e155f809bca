import { slug } from '@heizplatz/api-catalog';
import { type addresses, presentAddress, type users } from '@heizplatz/api-identity';
import type { Address, CountryId } from '@heizplatz/contract';
import { getIso, toSiteSpelling } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { integerBetween } from '../random/integer-between';
import { inventedPhone } from '../dealers/invented-phone';
import { pickOne } from '../random/pick-one';
import { FIRST_NAMES } from '../reviews/review-text';
import { ACCESS_NOTES, COMPANY_KINDS, lastNames, STREETS } from './person-names';

/** Who orders, with the one address that it orders to. */
export interface Household {
  readonly user: typeof users.$inferInsert & { readonly id: number; readonly isGuest: boolean };
  readonly addressRow: typeof addresses.$inferSelect;
  readonly address: Address;
  readonly isBusiness: boolean;
}

export interface HouseholdPlan {
  readonly userId: number;
  readonly addressId: number;
  readonly countryId: CountryId;
  readonly place: { readonly zipCode: string; readonly name: string };
  /** Of a registered customer who never logs in; guests have none. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  /** 'Anke V.' of a review that is to be its; null: any name. */
  readonly shownName: string | null;
}

const GUEST_CHANCE = 0.18;
const BUSINESS_CHANCE = 0.05;

/** The name displayed with a review, if the review has one; null: there is none. */
export function namesFor(
  random: () => number,
  countryId: CountryId,
  displayName: string | null,
): { firstName: string; lastName: string } | null {
  const [, first, initial] = /^(\S+) (\S)\.$/.exec(displayName ?? '') ?? [];
  const known = initial ? lastNames(countryId).filter((name) => name.startsWith(initial)) : lastNames(countryId);
  if (known.length === 0) return null;
  return { firstName: first ?? pickOne(random, FIRST_NAMES), lastName: pickOne(random, known) };
}

function getAddressRow(
  random: () => number,
  { userId, addressId, countryId, place, createdAt }: HouseholdPlan,
  { firstName, lastName, companyName, phone }: Record<'firstName' | 'lastName' | 'companyName' | 'phone', string>,
): Household['addressRow'] {
  const street = pickOne(random, STREETS);
  const inFlat = getIso(countryId) === 'AT' && random() < 0.2;
  return {
    ...{ id: addressId, userId, addressType: 1, isDefault: true, createdAt, countryId },
    ...{ salutation: 0, title1: '', title2: '', firstName, lastName, companyName, taxNumber: '', costCentre: '' },
    street: toSiteSpelling(countryId, street),
    houseNumber: `${integerBetween(random, 1, 94)}${random() < 0.08 ? 'a' : ''}`,
    staircase: inFlat ? String(integerBetween(random, 1, 4)) : '',
    door: inFlat ? String(integerBetween(random, 1, 18)) : '',
    ...{ zipCode: place.zipCode, city: place.name, phone },
    accessNotes: random() < 0.25 ? pickOne(random, ACCESS_NOTES) : '',
  };
}

/** Deterministic but for its password hash; guests and businesses among them. */
export function makeHousehold(random: () => number, plan: HouseholdPlan): Household {
  const { userId, countryId, createdAt, passwordHash, shownName: displayName } = plan;
  const names = namesFor(random, countryId, displayName) ?? namesFor(random, countryId, null);
  if (!names) throw new Error('no family names are known');
  const phone = inventedPhone(random, { countryId, zipCode: plan.place.zipCode });
  // Reviews are written by those who have an account.
  const isGuest = random() < GUEST_CHANCE && displayName === null;
  const isBusiness = random() < BUSINESS_CHANCE && displayName === null;
  const companyName = isBusiness ? `${pickOne(random, COMPANY_KINDS)} ${names.lastName}` : '';
  const addressRow = getAddressRow(random, plan, { ...names, companyName, phone });
  return {
    user: {
      ...{ id: userId, countryId, isGuest, salutation: 0, title1: '', title2: '', ...names, phone, createdAt },
      email: `${slug(names.firstName)}.${slug(names.lastName)}.${userId}@post.example.com`,
      passwordHash: isGuest ? null : passwordHash,
      roles: isGuest ? [] : [ROLES.customer],
      newsletterWanted: !isGuest && random() < 0.3,
    },
    addressRow,
    address: presentAddress(addressRow),
    isBusiness,
  };
}
