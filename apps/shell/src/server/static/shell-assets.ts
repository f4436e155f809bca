import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const BuildManifest = v.object({ contentHash: v.string(), files: v.record(v.string(), v.string()) });

export interface ShellAssets {
  /** Path under which the shell's browser build is served; changes with its content. */
  readonly base: string;
  readonly folder: string;
  /** What the browser runs first, in any order: main.js begins when all of them are here. */
  readonly scripts: readonly string[];
  /** Their immediate dependencies: the shell's messages. */
  readonly getPreloads: (locale: string) => readonly string[];
  /** Of pages that show the sticky calculator at once. */
  readonly calculatorBar: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The shell's own files, by what its build wrote. */
export function readShellAssets(shellDir: string): ShellAssets {
  const build = v.parse(BuildManifest, JSON.parse(readFileSync(join(shellDir, 'build.json'), 'utf8')));
  const base = `/assets/${build.contentHash}`;
  const files = Object.keys(build.files).filter((file) => file.startsWith('browser/'));
  const named = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => base + file.slice('browser'.length));
  return {
    base,
    folder: join(shellDir, 'browser'),
    scripts: named(/^browser\/(start-[\w-]+|main)\.js$/),
    getPreloads: (locale) => named(new RegExp(`^browser/\\w*_locales_${locale}_locale_json\\.\\w+\\.js$`)),
    calculatorBar: named(/^browser\/calculator-bar\.\w+\.js$/),
    fonts: named(/^browser\/files\/figtree-latin-wght-normal.*\.woff2$/),
    styles: named(/^browser\/main\..*\.css$/),
  };
}
