import type { StoredBlock } from '@heizplatz/contract';
import { useReducer } from 'react';
import { getBlocksOfSections, changeSections, openSections } from './block-sections';

/** The state of a block editor, for its page to save. */
export function useBlocks(first: readonly StoredBlock[]) {
  const [state, change] = useReducer(changeSections, first, openSections);
  return { state, change, blocks: getBlocksOfSections(state.sections) };
}

export type BlocksState = ReturnType<typeof useBlocks>;
