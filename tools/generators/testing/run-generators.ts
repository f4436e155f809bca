import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { resetWorkspaceContext } from 'nx/src/utils/workspace-context.js';
import { callGenerator } from '../call/call.ts';
import { moduleGenerator } from '../module/module.ts';
import { remoteGenerator } from '../remote/remote.ts';
import { sliceGenerator } from '../slice/slice.ts';
import { staffListGenerator } from '../staff-list/staff-list.ts';
import { teamRepositoryGenerator } from '../team-repository/team-repository.ts';

/**
 * `node tools/generators/testing/run-generators.ts RUNS` runs [[generator, options], …] one after the other in the folder that
 * it is started in, as `nx g` would, in one process: Nx takes longer to start than a generator to run. Prints of each what it
 * wrote, or why it refused.
 */
const GENERATORS = {
  call: callGenerator,
  module: moduleGenerator,
  remote: remoteGenerator,
  slice: sliceGenerator,
  'staff-list': staffListGenerator,
  'team-repository': teamRepositoryGenerator,
} as const;

export interface GeneratorRun {
  readonly error: string | null;
  readonly files: readonly string[];
}

const runs = JSON.parse(process.argv[2] ?? '[]') as [keyof typeof GENERATORS, never][];
const results: GeneratorRun[] = [];
for (const [name, options] of runs) results.push(await run(name, options));
console.log(JSON.stringify(results));

async function run(name: keyof typeof GENERATORS, options: never): Promise<GeneratorRun> {
  const tree = new FsTree(process.cwd(), false);
  try {
    const callback = await GENERATORS[name](tree, options);
    flushChanges(tree.root, tree.listChanges());
    // Nx finds projects by what it read at its start.
    resetWorkspaceContext();
    await callback?.();
    return { error: null, files: tree.listChanges().map(({ path }) => path) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), files: [] };
  }
}
