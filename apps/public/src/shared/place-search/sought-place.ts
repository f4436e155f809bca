import { ProblemError } from '@heizplatz/api-client';
import { CALLS, type PlaceMatch } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';

/** A place that was searched for and has no unambiguous match. */
export interface SoughtPlace {
  readonly text: string;
  /**
   * UNKNOWN: no such place; LIKELY: one, by its county or with a typing error; SEVERAL: one of them; FAILED: unknown,
   * since the search failed.
   */
  readonly outcome: 'UNKNOWN' | 'LIKELY' | 'SEVERAL' | 'FAILED';
  readonly places: readonly PlaceMatch[];
}

const OUTCOMES = ['UNKNOWN', 'LIKELY', 'SEVERAL'] as const;

/** The one place that a text means, or what may be meant. */
export async function seekPlace({ api, site }: PageRequest, text: string): Promise<PlaceMatch | SoughtPlace> {
  try {
    const input = { params: { countryId: String(site.countryId) }, query: { text } };
    const { Items, Meant } = await api(CALLS.searchPlaces, input);
    return Meant ?? { text, outcome: OUTCOMES[Math.min(Items.length, 2)] ?? 'SEVERAL', places: Items };
  } catch (error) {
    if (error instanceof ProblemError) return { text, outcome: 'FAILED', places: [] };
    throw error;
  }
}

export const isSought = (place: PlaceMatch | SoughtPlace): place is SoughtPlace => 'outcome' in place;
