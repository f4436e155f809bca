import type { StoredBlock } from '@heizplatz/contract';

const TEXT_KINDS = ['heading', 'text', 'list', 'rich', 'rich-list'] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** Blocks that are written in one go, as in a letter. */
export type TextBlock = Extract<StoredBlock, { Kind: TextKind }>;
/** All others: each has a small form. */
export type FormBlock = Exclude<StoredBlock, TextBlock>;

export const isTextBlock = (block: StoredBlock): block is TextBlock => TEXT_KINDS.some((kind) => kind === block.Kind);
