import { join, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';

/**
 * Ports, mode, folder and nodes of a local start; PORT, API_PORT, MODE, DATA_DIR and NODES name others. All ports lie in
 * PORT to PORT + 17 (API_PORT unset), so that copies with another PORT and DATA_DIR run beside each other.
 */
export interface StartSettings {
  readonly port: number;
  readonly apiPort: number;
  /** Of the embedded database. */
  readonly databasePort: number;
  readonly mode: string;
  readonly dataDir: string;
  /** How many APIs, and how many shells, run on the one database. */
  readonly nodes: number;
}

export interface NodePorts {
  readonly port: number;
  readonly apiPort: number;
}

const MOST_NODES = 5;

/** Throws a sentence for a variable that cannot be used. */
export function readSettings(environment: NodeJS.ProcessEnv): StartSettings {
  if (environment['MODE'] === 'production')
    throw new Error(
      'For MODE=production run npm run start:production, with a database of its own (docs/operation.md).',
    );
  const port = readPort(environment, 'PORT') ?? 4200;
  return {
    port,
    apiPort: readPort(environment, 'API_PORT') ?? port + 1,
    databasePort: port + 2,
    mode: environment['MODE'] ?? 'demo',
    dataDir: resolve(ROOT, environment['DATA_DIR'] ?? '.data'),
    nodes: readNodes(environment['NODES']),
  };
}

function readNodes(text = '1'): number {
  const nodes = Number(text);
  if (!/^\d$/.test(text) || nodes < 1 || nodes > MOST_NODES)
    throw new Error(`NODES=${text} must be a whole number from 1 to ${MOST_NODES}.`);
  return nodes;
}

/** Of each node, the first one's as they are named; the others' from PORT + 10 on. */
export const nodePorts = ({ port, apiPort, nodes }: NodePorts & Pick<StartSettings, 'nodes'>): NodePorts[] =>
  Array.from({ length: nodes }, (_, node) =>
    node === 0 ? { port, apiPort } : { port: port + 8 + 2 * node, apiPort: port + 9 + 2 * node },
  );

function readPort(environment: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = environment[variable];
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${variable}=${text} is not a port: use a whole number from 1 to 65535, such as ${variable}=4200.`);
  return port;
}

/** What API and shell are started with. */
export const childEnvironment = ({ port, apiPort, mode, dataDir }: StartSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  MODE: mode,
  PORT: String(port),
  API_PORT: String(apiPort),
  DATA_DIR: dataDir,
});

export const databaseDir = ({ dataDir }: StartSettings): string => join(dataDir, 'postgres');

/** The sites' addresses, for the terminal. */
export const describeAddresses = ({ port }: StartSettings): string => `
  Germany      http://localhost:${port}
  Austria      http://at.localhost:${port}
  Switzerland  http://ch.localhost:${port}
  API          http://localhost:${port}/api/docs
  outbox       http://localhost:${port}/outbox
Ctrl+C stops it.`;
