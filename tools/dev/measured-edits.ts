import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

export interface MeasuredEdit {
  readonly name: string;
  readonly file: string;
  /** A place in the file that stands there once, and what is put in its place; `MARK` becomes another text each time. */
  readonly from: string;
  readonly to: string;
  /** Where the mark is to be seen. */
  readonly seenIn: 'page' | 'api';
}

/** One line of each kind, all on the start page but the last. */
export const EDITS: readonly MeasuredEdit[] = [
  {
    name: 'line of a remote',
    file: 'apps/public/src/routes/home/how-it-works.tsx',
    from: '<Trans>So geht es</Trans>',
    to: '<Trans>So geht es MARK</Trans>',
    seenIn: 'page',
  },
  {
    name: 'line of a lib',
    file: 'libs/calculator-ui/src/calculator/calculator-fields.tsx',
    from: '<Trans>Preise vergleichen</Trans>',
    to: '<Trans>Preise vergleichen MARK</Trans>',
    seenIn: 'page',
  },
  {
    name: 'line of the shell',
    file: 'apps/shell/src/chrome/footer.tsx',
    from: '<Trans>Alle Preise inkl.',
    to: '<Trans>MARK Alle Preise inkl.',
    seenIn: 'page',
  },
  {
    name: 'line of the API',
    file: 'libs/api/platform/src/health/register-health.ts',
    from: "status: 'ok'",
    to: "status: 'ok MARK'",
    seenIn: 'api',
  },
];

/** Changes a file until `restore`; an interrupted run puts it back as well. */
export function applyEdit({ file, from, to }: MeasuredEdit, mark: string): { readonly restore: () => void } {
  const path = join(ROOT, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(from).length !== 2) throw new Error(`${file} must contain '${from}' exactly once`);
  let isChanged = true;
  const restore = () => {
    if (isChanged) writeFileSync(path, original);
    isChanged = false;
    process.off('exit', restore);
  };
  process.on('exit', restore);
  writeFileSync(path, original.replace(from, to.replace('MARK', mark)));
  return { restore };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
