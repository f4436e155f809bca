import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { checkReport, type Surface } from './check-report.ts';

/** Since which version each part of a surface has its present form, in a file beside its report. */
interface DatedSurface<Report extends { readonly version: string }, Since> extends Surface<Report> {
  /** Below the root. */
  readonly sinceFile: string;
  /** From the versions of before, and the report of before and of now; null: there is none yet. */
  readonly date: (before: Report | null, current: Report, since: Since | null) => Since;
}

/** As checkReport, with these versions. Returns lines that say what is wrong. */
export function checkDatedReport<Report extends { readonly version: string }, Since>(
  surface: DatedSurface<Report, Since>,
  options: { readonly isWriting: boolean; readonly root?: string },
): string[] {
  const { command, file, sinceFile, current, parse, date } = surface;
  const { isWriting, root = ROOT } = options;
  // Before the report is written anew.
  const before = readText(join(root, file));
  const faults = checkReport(surface, options);
  if (faults.length > 0) return faults;
  const text = readText(join(root, sinceFile));
  const since = date(
    before === null ? null : parse(before),
    current,
    text === null ? null : (JSON.parse(text) as Since),
  );
  const expected = `${JSON.stringify(since, null, 2)}\n`;
  if (text === expected) return [];
  if (!isWriting) return [`${sinceFile} does not describe the sources; ${command} writes it anew.`];
  writeFileSync(join(root, sinceFile), expected);
  return [];
}

const readText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
