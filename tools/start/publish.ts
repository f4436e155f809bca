import { openPointer } from '../releases/open-pointer.ts';
import { storeShell } from '../releases/shell-builds.ts';
import { publishChanged } from './publish-changed.ts';

/**
 * `node tools/start/publish.ts`: publishes the remotes whose builds changed, moves the pointer that the database of
 * DATABASE_URL has, and stores the shell's build. A process of its own, so that what it loads goes with it.
 */
const { store, close } = await openPointer(process.env);
try {
  await publishChanged({ now: new Date(), say: (text) => console.log(`· ${text}`), store });
  storeShell(new Date());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
