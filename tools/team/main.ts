#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { buildPages } from '../build/build-pages.ts';
import { readRepositoryName, ROOT } from '../build/workspace.ts';
import { extractMessages } from '../messages/extract-messages.ts';
import { packRelease } from '../releases/pack-release.ts';

const USAGE = `heizplatz-remote COMMAND, in the root of a remote's repository
  build     builds a new version from the sources
  messages  extracts the messages of the code into src/locales; with --check it fails where that changes them`;

const remote = readRepositoryName();

const COMMANDS: Readonly<Record<string, (options: readonly string[]) => Promise<string>>> = {
  build: async () => {
    const file = pathToFileURL(join(ROOT, 'webpack.config.mjs')).href;
    const { default: configurations } = (await import(file)) as { default: Configuration[] };
    await buildPages(remote, () => configurations);
    return `built ${remote} ${packRelease(remote, new Date()).version}`;
  },
  messages: async ([option]) => {
    const changed = await extractMessages([remote]);
    if (option === '--check' && changed.length > 0)
      throw new Error(`These catalogues differ from the code; run npm run messages:\n${changed.join('\n')}`);
    return changed.length > 0 ? `Updated:\n${changed.join('\n')}` : 'The catalogues match the code.';
  },
};

const [name = '', ...options] = process.argv.slice(2);
try {
  const run = COMMANDS[name];
  if (!run) throw new Error(USAGE);
  console.log(await run(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
