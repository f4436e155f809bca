import type { CountryId } from '@heizplatz/contract';
import { byCountry, DAY_MS } from '@heizplatz/country';
import type { Household } from './household';

/** A store lasts about a year; some fill it earlier. */
const RETURNS_AFTER_DAYS = 285;
const RETURN_CHANCE = 0.82;

/** Households that wait for their next order, the one that has waited longest first. */
export interface HouseholdQueue {
  /** The household that orders again at that time; null: a new one does. With `most` known, no new one is added. */
  next(countryId: CountryId, at: Date): Household | null;
  add(household: Household, at: Date): void;
  readonly known: number;
}

export function householdQueue(random: () => number, most: number): HouseholdQueue {
  const waiting = byCountry((): { household: Household; since: Date }[] => []);
  const heads = byCountry(() => 0);
  const seen = new Set<number>();

  const isDue = (since: Date, at: Date): boolean =>
    seen.size >= most || at.getTime() - since.getTime() > RETURNS_AFTER_DAYS * DAY_MS;

  return {
    next(countryId, at) {
      const queue = waiting[countryId];
      for (;;) {
        const first = queue[heads[countryId]];
        if (!first || !isDue(first.since, at)) return null;
        heads[countryId] += 1;
        // Some never come back.
        if (seen.size >= most || random() < RETURN_CHANCE) return first.household;
      }
    },
    add(household, at) {
      seen.add(household.user.id);
      // Guests have no account to come back to.
      if (!household.user.isGuest) waiting[household.address.CountryId].push({ household, since: at });
    },
    get known() {
      return seen.size;
    },
  };
}
