import { Session, type Profiler } from 'node:inspector/promises';

const INTERVAL_MICROS = 200;

/** Runs code while V8 samples this thread; the profile stands beside what the code returned. */
export async function profile<T extends object>(run: () => Promise<T>): Promise<T & { profile: Profiler.Profile }> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROS });
    await session.post('Profiler.start');
    const result = await run();
    const { profile: samples } = await session.post('Profiler.stop');
    return { ...result, profile: samples };
  } finally {
    session.disconnect();
  }
}
