import type { Target } from './load.ts';
import { prepareReleases, RELEASES_DIR } from './prepare-releases.ts';
import { startDemoApi } from './start-demo-api.ts';
import { startShell } from './start-shell.ts';

export interface System {
  readonly shell: Target;
  readonly api: Target;
  stop(): Promise<void>;
}

/** The whole demonstration, built and with a market of its own: database, API and shell, each a process. */
export async function startSystem(): Promise<System> {
  await prepareReleases();
  const api = await startDemoApi();
  const stops = [api.stop];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const shell = await startShell(api.url, RELEASES_DIR);
    stops.push(shell.stop);
    return { shell, api, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
