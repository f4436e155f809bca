import { startProcess } from './start-process.ts';
import type { Begin } from './supervise.ts';

/** Other people's systems that a demo plays itself: the variable that names a real one, the folder and the port. */
export const MOCK_SERVICES = [
  { variable: 'RATEPAY_URL', folder: 'ratepay', portVariable: 'RATEPAY_PORT', offset: 5 },
  { variable: 'TRUSTED_SHOPS_URL', folder: 'trusted-shops', portVariable: 'TRUSTED_SHOPS_PORT', offset: 8 },
  { variable: 'WAERMEPARTNER_URL', folder: 'waermepartner', portVariable: 'WAERMEPARTNER_PORT', offset: 7 },
  { variable: 'SESSION_REPLAY_URL', folder: 'session-replay', portVariable: 'SESSION_REPLAY_PORT', offset: 9 },
] as const;

type StartService = (name: string, begin: Begin) => Promise<unknown>;

/** Starts one for each service that no variable names, each by `start`; returns the variables that name them. */
export async function startMockServices(port: number, start: StartService): Promise<Record<string, string>> {
  const missing = MOCK_SERVICES.filter(({ variable }) => !process.env[variable]);
  const addresses = missing.map(async ({ variable, folder, portVariable, offset }) => {
    const ownPort = Number(process.env[portVariable] ?? port + offset);
    const environment = { ...process.env, PORT: String(ownPort) };
    const file = `tools/mock-services/${folder}/main.ts`;
    await start(folder, (onExit, signal) => startProcess(folder, file, environment, onExit, signal));
    return [variable, `http://127.0.0.1:${ownPort}`] as const;
  });
  return Object.fromEntries(await Promise.all(addresses));
}
