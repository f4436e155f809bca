import { startProcess } from './start-process.ts';
import type { Begin } from './supervise.ts';

/** Other people's systems that a demo plays itself: the variable that names a real one, the service and the port. */
export const MOCK_SERVICES = [
  { variable: 'RATEPAY_URL', service: 'ratepay', portVariable: 'RATEPAY_PORT', offset: 5 },
  { variable: 'TRUSTED_SHOPS_URL', service: 'trusted-shops', portVariable: 'TRUSTED_SHOPS_PORT', offset: 8 },
  { variable: 'WAERMEPARTNER_URL', service: 'waermepartner', portVariable: 'WAERMEPARTNER_PORT', offset: 7 },
  { variable: 'SESSION_REPLAY_URL', service: 'session-replay', portVariable: 'SESSION_REPLAY_PORT', offset: 9 },
] as const;

const NAME = 'Mock services';
const FILE = 'tools/mock-services/main.ts';

type StartProcess = (name: string, begin: Begin) => Promise<unknown>;

/** Starts, by `start`, a process with each service that no variable names; returns the variables that name them. */
export async function startMockServices(port: number, start: StartProcess): Promise<Record<string, string>> {
  const missing = MOCK_SERVICES.filter(({ variable }) => !process.env[variable]).map((mock) => ({
    ...mock,
    ownPort: Number(process.env[mock.portVariable] ?? port + mock.offset),
  }));
  if (missing.length === 0) return {};
  const SERVICES = missing.map(({ service, ownPort }) => `${service}=${ownPort}`).join(' ');
  const environment = { ...process.env, SERVICES };
  await start(NAME, (onExit, signal) => startProcess(NAME, FILE, environment, onExit, signal));
  return Object.fromEntries(missing.map(({ variable, ownPort }) => [variable, `http://127.0.0.1:${ownPort}`]));
}
