import { runRelease } from './run-release.ts';
import { RolloutFailure } from './wait-for-shells.ts';

/** `npm run release`: prints what a command did; ends with 2 and the reason where it did nothing, with 1 or 3 where shells do not follow. */
try {
  for (const line of await runRelease(process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof RolloutFailure ? error.exitCode : 2);
}
