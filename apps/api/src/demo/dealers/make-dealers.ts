import { type CountryId, getIso, toCountryId, countryRules } from '@heizplatz/country';
import { PACKED_GROUPS, slug } from '@heizplatz/api-catalog';
import { assortments } from './assortment';
import { branchCount } from './branch-count';
import { companyForm } from './company-form';
import type { CountryPlan } from '../areas/country-plan';
import type { DemoDealer } from './demo-dealer';
import type { DemoPlace } from '../areas/demo-place';
import { dealerName } from './dealer-name';
import { dealerDescription, inventedEnplusId } from './dealer-labels';
import { NO_RATING, type Rating } from './dealer-ratings';
import { integerBetween } from '../random/integer-between';
import { inventedCreditorId, inventedIban, inventedQrIban } from '../customers/invented-account';
import { inventedPhone } from './invented-phone';
import { inventedTaxNumber } from './invented-tax-number';
import { pickOne } from '../random/pick-one';
import type { RandomStreams } from '../random/random-streams';
import { stratified } from '../random/stratified';

const LOOSE_PELLETS = 3;

const STREETS = [
  'Pelletgasse',
  'Späneweg',
  'Silohof',
  'Scheitweg',
  'Kesselsteig',
  'Harzlohe',
  'Glutweg',
  'Klafterring',
];

function newName(random: () => number, place: DemoPlace, taken: Set<string>): string {
  for (let tries = 0; tries < 200; tries++) {
    const name = dealerName(random, place);
    if (taken.has(slug(name))) continue;
    taken.add(slug(name));
    return name;
  }
  throw new Error(`no new name left for a dealer in ${place.placeName}`);
}

function getAccounts(random: () => number, countryId: CountryId) {
  const iso = getIso(countryId);
  if (iso === 'DE' || iso === 'AT')
    return { creditorId: inventedCreditorId(random, iso), iban: inventedIban(random, iso), qrIban: null };
  return { creditorId: null, iban: null, qrIban: countryRules(countryId).hasQrBill ? inventedQrIban(random) : null };
}

function packagingNumber(random: () => number, countryId: number): string {
  const number = String(integerBetween(random, 0, 99_999_999)).padStart(8, '0');
  const iso = getIso(countryId);
  return iso === 'DE' ? `DE99999${number}` : `${iso}-V-9${number}`;
}

interface Labels {
  readonly description: string;
  readonly enplusId: string | null;
}

/** From streams of their own, so that they shift nothing else. */
function getLabels(
  random: () => number,
  { countryId, city, sinceYear }: DemoDealer['row'],
  groups: ReadonlySet<number>,
): Labels {
  return {
    description: dealerDescription(random, { countryId: toCountryId(countryId), city, sinceYear, groups }),
    enplusId: groups.has(LOOSE_PELLETS) ? inventedEnplusId(random, toCountryId(countryId)) : null,
  };
}

function dealerRow(
  random: () => number,
  {
    id,
    name,
    plan,
    home,
    groups,
    rating,
  }: {
    id: number;
    name: string;
    plan: CountryPlan;
    home: DemoPlace;
    groups: ReadonlySet<number>;
    rating: Rating;
  },
): DemoDealer['row'] {
  const { form, register } = companyForm(random, home);
  const key = slug(name);
  return {
    id,
    countryId: plan.countryId,
    slug: key,
    name,
    company: `${name} ${form}`,
    street: `${pickOne(random, STREETS)} ${integerBetween(random, 1, 68)}`,
    zipCode: home.zipCode,
    city: home.placeName,
    phone: inventedPhone(random, home),
    email: `kontakt@${key}.example.com`,
    register,
    taxNumber: inventedTaxNumber(random, plan.countryId),
    sinceYear: integerBetween(random, 1961, 2022),
    ratingTenths: rating.ratingTenths,
    ratingCount: rating.ratingCount,
    priorRatingCount: 0,
    priorRatingStars: 0,
    ...getAccounts(random, plan.countryId),
    packagingNumber: PACKED_GROUPS.some((group) => groups.has(group)) ? packagingNumber(random, plan.countryId) : null,
    settlesBySteps: id % 4 === 0,
    description: '',
    enplusId: null,
    version: 1,
    lockedAt: null,
    lockReason: null,
    pricesChangedAt: null,
  };
}

/** One country's dealers, seated evenly over its postcodes; ids run from firstId. */
export function makeDealers(
  streams: RandomStreams,
  plan: CountryPlan,
  places: readonly DemoPlace[],
  { firstId, ratings, takenNames }: { firstId: number; ratings: readonly Rating[]; takenNames: Set<string> },
): DemoDealer[] {
  const ofCountry = (name: string) => streams(`${name}/${plan.countryId}`);
  const homes = stratified(ofCountry('homes'), places, plan.dealers);
  const sold = assortments(ofCountry('assortments'), plan.dealers);
  return homes.map((home, index) => {
    const id = firstId + index;
    const random = streams(`dealer/${id}`);
    const groups = sold[index] ?? new Set([3]);
    const name = newName(random, home, takenNames);
    const rating = ratings[index] ?? NO_RATING;
    const row = dealerRow(random, { id, name, plan, home, groups, rating });
    return {
      row: { ...row, ...getLabels(streams(`dealer-words/${id}`), row, groups) },
      home,
      productGroupIds: groups,
      ratingStars: rating.ratingStars,
      branchCount: branchCount(random, plan.branchShares),
    };
  });
}
