import { join } from 'node:path';
import { CROSSING_PACKAGES, GIVEN_TYPES, SHARED_LIBS } from '@heizplatz/platform';
import ts from 'typescript';
import { readPlatformVersion } from '../../build/build-fit.ts';
import { readLibEntries } from '../../build/lib-entries.ts';
import { sharedPackages } from '../../build/shared-modules.ts';
import { installedVersion, ROOT } from '../../build/workspace.ts';
import { checkDatedReport } from '../check-dated-report.ts';
import { comparePlatforms } from './compare-platforms.ts';
import { dateExports } from './date-exports.ts';
import { describePlatform } from './describe-platform.ts';
import type { PlatformReport } from './shape.ts';

/** Compares what shell and remotes share with the report; returns what is wrong. */
export function checkPlatform(options: { readonly isWriting: boolean }): string[] {
  return checkDatedReport(
    {
      command: 'npm run platform',
      file: 'libs/platform/api-report.json',
      versionFile: 'libs/platform/package.json',
      current: readReport(),
      parse: (text) => JSON.parse(text) as PlatformReport,
      format: (report) => `${JSON.stringify(report, null, 1)}\n`,
      compare: comparePlatforms,
      sinceFile: 'libs/platform/since.json',
      date: dateExports,
      advice: '',
    },
    options,
  );
}

function readReport(): PlatformReport {
  const entries = readLibEntries(ROOT);
  const packages = [...new Set([...sharedPackages(), ...CROSSING_PACKAGES])].sort();
  return {
    version: readPlatformVersion(),
    packages: Object.fromEntries(packages.map((name) => [name, installedVersion(name).replace(/\.[^.]+$/, '')])),
    ...describePlatform({
      root: ROOT,
      libs: Object.fromEntries(Object.keys(SHARED_LIBS).map((lib) => [lib, entries[lib] ?? ''])),
      givenTypes: GIVEN_TYPES,
      options: readCompilerOptions(),
    }),
  };
}

/** Those of browser code. */
function readCompilerOptions(): ts.CompilerOptions {
  const file = join(ROOT, 'libs/router/tsconfig.lib.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'libs/router'));
  return { ...options, composite: false, emitDeclarationOnly: false, noEmit: true };
}
