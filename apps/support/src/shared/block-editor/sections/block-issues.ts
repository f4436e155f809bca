import { EditedBlocks, type StoredBlock } from '@heizplatz/contract';
import * as v from 'valibot';

export type BlockIssueCode =
  | 'HREF_INV'
  | 'TABLE_INV'
  | 'COLUMN_REQ'
  | 'MEDIUM_REQ'
  | 'MEDIUM_NXT'
  | 'TEXT_INV'
  | 'TOO_MANY'
  | 'BLOCK_INV';

/** What keeps a page from being saved. */
export interface BlockIssue {
  /** The block's index in the page; null: it concerns the page as a whole. */
  readonly block: number | null;
  readonly code: BlockIssueCode;
}

const CODES: readonly BlockIssueCode[] = ['HREF_INV', 'TABLE_INV', 'MEDIUM_NXT', 'TEXT_INV', 'TOO_MANY'];

const getCode = (message: string): BlockIssueCode => CODES.find((code) => code === message) ?? 'BLOCK_INV';

/** What the contract does not require, since only a form can leave it out. */
function findMissing(block: StoredBlock, at: number): BlockIssue[] {
  if (block.Kind === 'picture' && block.MediaKey === '') return [{ block: at, code: 'MEDIUM_REQ' }];
  if (block.Kind === 'table' && block.Columns.some(({ Label }) => Label.trim() === ''))
    return [{ block: at, code: 'COLUMN_REQ' }];
  return [];
}

/** What has to change before the blocks can be saved, one issue a block and code. */
export function findBlockIssues(blocks: readonly StoredBlock[]): BlockIssue[] {
  const parsed = v.safeParse(EditedBlocks, blocks);
  const issues = (parsed.issues ?? []).map(({ message, path }): BlockIssue => {
    const key: unknown = path?.[0].key;
    return { block: typeof key === 'number' ? key : null, code: getCode(message) };
  });
  const all = [...blocks.flatMap(findMissing), ...issues];
  return all.filter(({ block, code }, at) => all.findIndex((one) => one.block === block && one.code === code) === at);
}

const BLOCK_PATH = /^body\.Blocks\.(\d+)(\.|$)/;

/** The API's errors of blocks; those of other fields are left out. */
export const toBlockIssues = (errors: readonly { readonly path: string; readonly code: string }[]): BlockIssue[] =>
  errors.flatMap(({ path, code }) => {
    const at = BLOCK_PATH.exec(path)?.[1];
    return at === undefined ? [] : [{ block: Number(at), code: getCode(code) }];
  });
