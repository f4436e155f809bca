import type { ReactNode } from 'react';
import { Chip, type ChipTone } from './chip';

export type MarkerKind = 'cheapest' | 'fastest' | 'best-rated' | 'nearest' | 'certificate' | 'advert';

const TONES: Record<MarkerKind, ChipTone> = {
  cheapest: 'spruce',
  fastest: 'ember',
  'best-rated': 'sunk',
  nearest: 'sunk',
  certificate: 'wood',
  advert: 'warn',
};

/** What sets an offer apart in the list shown. The text is the caller's. */
export function Marker({ kind, children }: { kind: MarkerKind; children: ReactNode }) {
  return <Chip tone={TONES[kind]}>{children}</Chip>;
}
