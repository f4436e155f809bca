import type { ReactNode } from 'react';
import { Chip } from '../marks/chip';

const SIGNS = { up: '▲', down: '▼', level: '→' } as const;
const TONES = { up: 'ember', down: 'spruce', level: 'sunk' } as const;

/** A price trend: rising in ember, falling in spruce, each with its sign. The text is the label. */
export function TrendChip({ direction, children }: { direction: keyof typeof SIGNS; children: ReactNode }) {
  return (
    <Chip tone={TONES[direction]}>
      <span aria-hidden="true">{SIGNS[direction]}</span>
      <span className="tabular">{children}</span>
    </Chip>
  );
}
