import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/workspace.ts';

/** Those that hold in this repository alone: where files lie, and what the build of its projects writes. */
const OWN = ['composite', 'emitDeclarationOnly', 'outDir', 'paths', 'types'] as const;

/** The compiler's options of code for browsers, for a repository without ours: one project that writes nothing. */
export function readTypeOptions(): object {
  const read = (file: string): Record<string, unknown> =>
    (ts.readConfigFile(join(ROOT, file), ts.sys.readFile).config as { compilerOptions: Record<string, unknown> })
      .compilerOptions;
  const options = { ...read('tsconfig.base.json'), ...read('tools/typescript/tsconfig.browser.json') };
  const shared = Object.entries(options).filter(([name]) => !OWN.some((own) => own === name));
  return {
    ...Object.fromEntries(shared),
    noEmit: true,
    types: ['node', 'jest', '@testing-library/jest-dom', '@heizplatz/remote-build/css'],
  };
}
