import { runRelease } from './run-release.ts';

/** `npm run release`: prints what a command did; ends with 2 and the reason where it did nothing. */
try {
  for (const line of await runRelease(process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
}
