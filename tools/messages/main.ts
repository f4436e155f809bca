import { runMessages } from './site-texts.ts';

/** `npm run messages [-- APP…] [--check | --find TEXT]` of texts that differ by site. */
try {
  console.log(await runMessages(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
