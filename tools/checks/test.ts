import { testAll } from './test-all.ts';
import { parseTestArguments, TEST_USAGE, type TestArguments } from './test-arguments.ts';
import { testPaths } from './test-paths.ts';

const args = readArguments();
const isGood = args.kind === 'all' ? await testAll() : await testPaths(args.paths, args.repeat);
process.exit(isGood ? 0 : 1);

function readArguments(): TestArguments {
  try {
    return parseTestArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${TEST_USAGE}`);
    process.exit(2);
  }
}
