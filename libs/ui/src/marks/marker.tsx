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

/** What distinguishes an offer in the displayed list. The text is the caller's. */
export function Marker({ kind, children }: { kind: MarkerKind; children: ReactNode }) {
  return <Chip tone={TONES[kind]}>{children}</Chip>;
}
