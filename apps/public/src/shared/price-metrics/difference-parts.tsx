import { type Site, unitPriceParts } from '@heizplatz/country';
import type { ReactNode } from 'react';
import { signed } from './signed';
import { Trend } from './trend';

/** A difference of prices per tonne for a tile; a dash where there is none. */
export function differenceParts(difference: number | null, site: Site): { value: ReactNode; unit?: string } {
  if (difference === null) return { value: '–' };
  const { value, unit } = unitPriceParts(signed(difference, site), site, 't');
  return { value: <Trend value={difference} text={value} />, unit };
}
