import type { FormBlock } from './text-blocks';

export type BlockOf<Kind extends FormBlock['Kind']> = Extract<FormBlock, { Kind: Kind }>;

/** A small form of one block; its input updates the block at once. */
export interface BlockFormProps<Kind extends FormBlock['Kind']> {
  readonly block: BlockOf<Kind>;
  readonly onFill: (block: BlockOf<Kind>) => void;
}
