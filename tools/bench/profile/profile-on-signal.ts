import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server before its own code (`node --import`): the first SIGUSR2 begins to sample its main thread, the
 * second writes the profile to PROFILE_FILE.
 */
const INTERVAL_MICROS = 200;

async function start(session: Session): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROS });
  await session.post('Profiler.start');
}

async function stop(session: Session, file: string): Promise<void> {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  // Whoever waits for the file finds it whole.
  writeFileSync(`${file}.part`, JSON.stringify(profile));
  renameSync(`${file}.part`, file);
}

const file = process.env['PROFILE_FILE'];
if (isMainThread && file) {
  const session = new Session();
  process.once('SIGUSR2', () => {
    process.once('SIGUSR2', () => void stop(session, file));
    void start(session);
  });
}
