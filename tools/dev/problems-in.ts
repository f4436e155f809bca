import { stripVTControlCharacters } from 'node:util';
import type { Stats, StatsError } from 'webpack';

const MAX_PROBLEMS = 20;

/** The errors of builds, each once: browser and server find the same. */
export function problemsIn(builds: readonly Pick<Stats, 'toJson'>[]): string[] {
  const errors = builds.flatMap((stats) => stats.toJson({ all: false, errors: true }).errors ?? []);
  return [...new Set(errors.map(describeProblem))].slice(0, MAX_PROBLEMS);
}

/** Where it is, and what; without colours, and without the frames of webpack's and swc's own code. */
export function describeProblem({ message, moduleName, loc }: StatsError): string {
  const place = [moduleName?.replace(/^.*!/, ''), loc].filter(Boolean).join(' ');
  const text = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .join('\n')
    .trim();
  return place ? `${place}\n${text}` : text;
}
