import type { StoredBlock } from '@heizplatz/contract';
import { type FormBlock, isTextBlock, type TextBlock } from '../forms/text-blocks';

/** A part of the editor: text that is written in one go, or one block with a form. */
export type Section =
  | { readonly id: number; readonly kind: 'text'; readonly blocks: readonly TextBlock[] }
  | { readonly id: number; readonly kind: 'form'; readonly block: FormBlock };

export interface SectionsState {
  readonly sections: readonly Section[];
  /** What stood before each change that can be undone, the last at the end. */
  readonly past: readonly (readonly Section[])[];
  readonly nextId: number;
}

export type SectionsChange =
  /** Before the section at the index; one behind the last adds at the end. */
  | { readonly type: 'add'; readonly block: StoredBlock | 'text'; readonly at: number }
  /** A text becomes two, between which a block can be added. */
  | {
      readonly type: 'split';
      readonly id: number;
      readonly before: readonly TextBlock[];
      readonly after: readonly TextBlock[];
    }
  | { readonly type: 'write'; readonly id: number; readonly blocks: readonly TextBlock[] }
  | { readonly type: 'fill'; readonly id: number; readonly block: FormBlock }
  | { readonly type: 'move'; readonly id: number; readonly to: number }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'undo' }
  | { readonly type: 'replace'; readonly blocks: readonly StoredBlock[] };

const UNDO_STEPS = 50;

/** Ids that a change uses up. */
const NEW_IDS = { add: 1, split: 2, write: 0, fill: 0, move: 0, remove: 0 } as const;

/** Text blocks that follow one another are written together. */
export function getSections(blocks: readonly StoredBlock[], firstId = 1): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    const id = firstId + sections.length;
    if (!isTextBlock(block)) sections.push({ id, kind: 'form', block });
    else if (last?.kind === 'text') sections.splice(-1, 1, { ...last, blocks: [...last.blocks, block] });
    else sections.push({ id, kind: 'text', blocks: [block] });
  }
  return sections;
}

export const getBlocksOfSections = (sections: readonly Section[]): StoredBlock[] =>
  sections.flatMap((section): readonly StoredBlock[] => (section.kind === 'text' ? section.blocks : [section.block]));

/** The section that a page's block is part of; undefined: there is no such block. */
export function findSectionOfBlock(sections: readonly Section[], blockIndex: number): Section | undefined {
  let end = 0;
  return sections.find((section) => {
    end += section.kind === 'text' ? section.blocks.length : 1;
    return blockIndex < end;
  });
}

/** The index of a section's first block among the page's. */
export const getFirstBlock = (sections: readonly Section[], id: number): number =>
  getBlocksOfSections(
    sections.slice(
      0,
      sections.findIndex((section) => section.id === id),
    ),
  ).length;

export function openSections(blocks: readonly StoredBlock[]): SectionsState {
  const sections = getSections(blocks);
  return { sections, past: [], nextId: sections.length + 1 };
}

function moved(sections: readonly Section[], id: number, to: number): readonly Section[] {
  const from = sections.findIndex((section) => section.id === id);
  const section = sections[from];
  if (!section || from === to || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}

function split(state: SectionsState, { id, before, after }: Extract<SectionsChange, { type: 'split' }>) {
  const at = state.sections.findIndex((section) => section.id === id);
  if (at < 0) return state.sections;
  // New ids: a text's editor holds its own text.
  const parts = [before, after].map((blocks, part): Section => ({ id: state.nextId + part, kind: 'text', blocks }));
  return state.sections.toSpliced(at, 1, ...parts);
}

function changed(state: SectionsState, change: Exclude<SectionsChange, { type: 'undo' | 'replace' }>) {
  const { sections, nextId } = state;
  switch (change.type) {
    case 'add': {
      const { block } = change;
      const added: Section =
        block === 'text' || isTextBlock(block)
          ? { id: nextId, kind: 'text', blocks: block === 'text' ? [] : [block] }
          : { id: nextId, kind: 'form', block };
      return sections.toSpliced(change.at, 0, added);
    }
    case 'write':
      return sections.map((section) =>
        section.id === change.id && section.kind === 'text' ? { ...section, blocks: change.blocks } : section,
      );
    case 'fill':
      return sections.map((section) =>
        section.id === change.id && section.kind === 'form' ? { ...section, block: change.block } : section,
      );
    case 'move':
      return moved(sections, change.id, change.to);
    case 'split':
      return split(state, change);
    case 'remove':
      return sections.filter(({ id }) => id !== change.id);
  }
}

/** Adding, moving and removing can be undone; within a text the editor's own undo goes back. */
export function changeSections(state: SectionsState, change: SectionsChange): SectionsState {
  if (change.type === 'replace') {
    const sections = getSections(change.blocks, state.nextId);
    return { sections, past: [], nextId: state.nextId + sections.length };
  }
  if (change.type === 'undo') {
    const before = state.past.at(-1);
    if (!before) return state;
    // Later input is not undone with it.
    const now = new Map(state.sections.map((section) => [section.id, section]));
    return {
      ...state,
      sections: before.map((section) => now.get(section.id) ?? section),
      past: state.past.slice(0, -1),
    };
  }
  const sections = changed(state, change);
  if (sections === state.sections) return state;
  const isTyping = change.type === 'write' || change.type === 'fill';
  return {
    ...state,
    sections,
    past: isTyping ? state.past : [...state.past, state.sections].slice(-UNDO_STEPS),
    nextId: state.nextId + NEW_IDS[change.type],
  };
}
