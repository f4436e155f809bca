import type { KnownPlace } from '../import/postcode-index';
import type { StateEntry } from '../local-pages/state-catalogue';

/** A state or a town that can be looked for, or a county, which leads to the town that is its seat. */
export interface PlaceEntry {
  readonly kind: 'state' | 'town' | 'seat';
  readonly name: string;
  readonly state: StateEntry;
  readonly county: string | null;
  /** 'Sitz des Landkreises Unna'; null but of a seat. */
  readonly seatNote: string | null;
  readonly path: string;
  /** Its postcodes in their order. */
  readonly places: readonly KnownPlace[];
  /** Spellings of its names, whole and for short. */
  readonly names: readonly string[];
  /** Words of its names and its county. */
  readonly ownTerms: readonly string[];
  /** Words of its state, which alone match nothing. */
  readonly stateTerms: readonly string[];
}
