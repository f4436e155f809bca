import type { CountryId } from '@heizplatz/country';
import austria from './at-states.json';
import switzerland from './ch-states.json';
import germany from './de-states.json';

export interface StateDrawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly mapId: string; readonly path: string }[];
}

/** Drawn by tools/maps. */
export const STATE_DRAWINGS: Readonly<Record<CountryId, StateDrawing>> = { 1: germany, 2: austria, 3: switzerland };
