import { isDeepStrictEqual } from 'node:util';
import type { PlatformReport, Shape } from './shape.ts';

/** The version of the platform since which what it shares has its present shape. */
export interface PlatformSince {
  /** By lib and export: also of the types that it leads to. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of globals, contexts and events together: nobody can tell which of them a build uses. */
  readonly crossings: string;
  /**
   * Of what builds make: a container of now, which shells of before cannot run. It rises with a version that was raised though
   * nothing that the report describes changed, and by hand where both happened at once.
   */
  readonly builds: string;
}

/** What changed since `before` has the current version, what did not keeps its own. Without a report before: all has it. */
export function dateExports(
  before: PlatformReport | null,
  current: PlatformReport,
  since: PlatformSince | null,
): PlatformSince {
  const dateOf = (lib: string, name: string): string => {
    const known = since?.exports[lib]?.[name];
    return before && known && isSameExport(before, current, lib, name) ? known : current.version;
  };
  const exports = Object.entries(current.exports).map(([lib, names]): [string, Record<string, string>] => [
    lib,
    Object.fromEntries(Object.keys(names).map((name) => [name, dateOf(lib, name)])),
  ]);
  const isSame = before !== null && isDeepStrictEqual(expandCrossings(before), expandCrossings(current));
  const isRaised = before !== null && minorOf(before.version) !== minorOf(current.version);
  const isExplained = before !== null && !isDeepStrictEqual(withoutVersion(before), withoutVersion(current));
  return {
    exports: Object.fromEntries(exports),
    crossings: isSame && since ? since.crossings : current.version,
    builds: since && (!isRaised || isExplained) ? since.builds : current.version,
  };
}

const minorOf = (version: string): string => version.replace(/\.\d+$/, '');
const withoutVersion = ({ version: _, ...surface }: PlatformReport) => surface;

const isSameExport = (before: PlatformReport, current: PlatformReport, lib: string, name: string): boolean =>
  isDeepStrictEqual(
    expand(before, [before.exports[lib]?.[name] ?? '']),
    expand(current, [current.exports[lib]?.[name] ?? '']),
  );

const expandCrossings = (report: PlatformReport) => {
  const { globals, contexts, events } = report;
  return { events, ...expand(report, [{ members: globals }, { members: contexts }]) };
};

/** Shapes with those of all types of ours that they lead to. */
function expand({ types }: PlatformReport, shapes: readonly Shape[]) {
  const found = new Map<string, Shape>();
  const waiting = [...shapes];
  for (let shape = waiting.pop(); shape !== undefined; shape = waiting.pop())
    for (const name of JSON.stringify(shape).split(BETWEEN_NAMES)) {
      const type = types[name];
      if (!type || found.has(name)) continue;
      found.set(name, type.shape);
      waiting.push(type.shape);
    }
  return { shapes, types: Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** Types of ours are named 'router/PageHandle' (describe-type.ts). */
const BETWEEN_NAMES = /[^\w./-]/;
