import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

interface DataSource {
  readonly name: string;
  readonly license: string;
  readonly links: readonly string[];
  readonly npmPackage: string | null;
}

/** The list that the imprint prints too; it stands in libs/country, whose names Node alone does not resolve. */
export const readDataSources = (): DataSource[] =>
  JSON.parse(readFileSync(join(ROOT, 'libs/country/src/data-sources.json'), 'utf8')) as DataSource[];

/** The packages whose data the imprint names. */
export const attributedPackages = (sources: readonly DataSource[]): ReadonlySet<string> =>
  new Set(sources.flatMap(({ npmPackage }) => npmPackage ?? []));
