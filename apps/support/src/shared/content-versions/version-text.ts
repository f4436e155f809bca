import type { StoredBlock } from '@heizplatz/contract';

export interface VersionLabels {
  readonly Title: string;
  readonly Description: string;
  /** Null: none. */
  readonly PictureKey?: string | null;
  readonly Blocks: readonly StoredBlock[];
}

/** Fields that are not visible text. */
const NAMES = ['Kind', 'Style'];

function getLines(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NAMES.includes(key) || value === '' ? [] : [value];
  if (typeof value === 'number') return [`${key} ${value}`];
  if (Array.isArray(value)) {
    // Stretches of one text stand on one line.
    const isRuns = value.every(
      (one: unknown) => typeof one === 'object' && one !== null && 'Text' in one && !('Note' in one),
    );
    const lines = value.map((one: unknown) => getLines(one));
    return isRuns && value.length > 0 ? [lines.map((line) => line.join(' → ')).join('')] : lines.flat();
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]: [string, unknown]) => getLines(part, name));
  return [];
}

/** A version as lines of plain text, to be compared with another. */
export const versionText = ({ Title, Description, PictureKey, Blocks }: VersionLabels): string =>
  [Title, Description, ...(PictureKey ? [PictureKey] : []), ...Blocks.map((block) => getLines(block).join('\n'))].join(
    '\n\n',
  );
