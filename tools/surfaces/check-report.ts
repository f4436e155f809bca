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
  /** What to do instead of a change that no version allows. */
  readonly advice: string;
}

/** Writes the report, or compares it. Returns lines that say what is wrong; none: all is well. */
export function checkReport<Report extends { readonly version: string }>(
  surface: Surface<Report>,
  { isWriting, root = ROOT }: { readonly isWriting: boolean; readonly root?: string },
): string[] {
  const { command, current, parse, format, compare, advice } = surface;
  const file = join(root, surface.file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (text !== null) {
    const before = parse(text);
    const changes = compare(before, current);
    const fault = findVersionFault(changes, { reported: before.version, current: current.version });
    if (fault) return describeFault(changes, { ...surface, advice, fault, reported: before.version });
  }
  if (text === format(current)) return [];
  if (!isWriting) return [`${surface.file} does not describe the sources; ${command} writes it anew.`];
  writeFileSync(file, format(current));
  console.log(`${relative(process.cwd(), file)} describes version ${current.version}.`);
  return [];
}

interface Fault {
  readonly file: string;
  readonly versionFile: string;
  readonly advice: string;
  readonly fault: string;
  readonly reported: string;
}

function describeFault(changes: readonly Change[], { file, versionFile, advice, fault, reported }: Fault): string[] {
  const isRefused = changes.some(({ level }) => level === 'refused');
  return [
    `Changes since version ${reported} (${file}):`,
    ...changes.map(({ level, text }) => `  ${level}  ${text}`),
    isRefused ? `${fault}: ${advice}` : `${fault} (${versionFile}).`,
  ];
}
