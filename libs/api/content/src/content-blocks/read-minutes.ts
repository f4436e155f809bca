import type { StoredBlock } from '@heizplatz/contract';

const WORDS_PER_MINUTE = 180;

/** How long reading takes, in whole minutes, one at least. */
export function readMinutes(blocks: readonly StoredBlock[]): number {
  const wordCount = JSON.stringify(blocks.map(({ Kind: _, ...rest }) => rest)).match(/\p{L}{2,}/gu)?.length ?? 0;
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}
