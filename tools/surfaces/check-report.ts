import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { type Change, findVersionFault } from './version-check.ts';

/** A report in the repository, and what the sources say now. */
export interface Surface<Report extends { readonly version: string }> {
  /** 'npm run contract'. */
  readonly command: string;
  /** Below the root. */
  readonly file: string;
  /** Where the version is raised, below the root. */
  readonly versionFile: string;
  readonly current: Report;
  readonly parse: (text: string) => Report;
  readonly format: (report: Report) => string;
  readonly compare: (before: Report, after: Report) => readonly Change[];
  /** What may be done instead of a raised major; empty: nothing. */
  readonly advice: string;
}

/** Writes the report, or compares it. Returns lines that say what is wrong; none: all is well. */
export function checkReport<Report extends { readonly version: string }>(
  surface: Surface<Report>,
  { isWriting, root = ROOT }: { readonly isWriting: boolean; readonly root?: string },
): string[] {
  const { command, versionFile, current, parse, format, compare, advice } = surface;
  const file = join(root, surface.file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (text !== null) {
    const before = parse(text);
    const changes = compare(before, current);
    const report = changes.length > 0 ? describeChanges(changes, before.version, surface.file) : [];
    const fault = findVersionFault(changes, { reported: before.version, current: current.version });
    const way = advice !== '' && changes.some(({ level }) => level === 'major') ? [advice] : [];
    if (fault) return [...report, `${fault} (${versionFile}).`, ...way];
    // What passes is said as well, since a major breaks what runs.
    for (const line of report) console.log(line);
  }
  if (text === format(current)) return [];
  if (!isWriting) return [`${surface.file} does not describe the sources; ${command} writes it anew.`];
  writeFileSync(file, format(current));
  console.log(`${relative(process.cwd(), file)} describes version ${current.version}.`);
  return [];
}

const describeChanges = (changes: readonly Change[], reported: string, file: string): string[] => [
  `Changes since version ${reported} (${file}):`,
  ...changes.map(({ level, text }) => `  ${level}  ${text}`),
];
