import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { nodePorts, type StartSettings } from './settings.ts';

/** The demo market takes 180 MB, PostgreSQL's own files and its log of changes the rest. */
const NEEDED_MB = 600;
const DATABASE_TIMEOUT_MS = 10_000;

export interface StartRequirements extends Pick<StartSettings, 'port' | 'apiPort' | 'dataDir'> {
  readonly nodes?: number;
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined;
}

/** Throws one sentence with the way out for what a start would stumble over minutes later. */
export async function checkStart({ port, apiPort, nodes = 1, dataDir, databaseUrl }: StartRequirements): Promise<void> {
  checkFolder(dataDir);
  checkSpace(dataDir);
  for (const node of nodePorts({ port, apiPort, nodes })) {
    await checkPort(node.port, 'PORT');
    await checkPort(node.apiPort, 'API_PORT');
  }
  if (databaseUrl) await checkDatabase(databaseUrl);
}

function checkFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be written (${getCode(error)}): change its permissions, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

function checkSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb < NEEDED_MB)
    throw new Error(
      `The disk of ${dataDir} has ${freeMb} MB left, but ${NEEDED_MB} are needed: free some space, or set DATA_DIR to another folder.`,
    );
}

function checkPort(port: number, variable: string): Promise<void> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', (error) =>
      failed(
        new Error(
          `Cannot listen on port ${port} (${getCode(error)}): stop the process that uses it, or set ${variable} to another port.`,
          { cause: error },
        ),
      ),
    );
    // As the shell does, on all addresses: this also detects a server that occupies only one of them.
    server.listen(port, () => server.close(() => done()));
  });
}

async function checkDatabase(url: string): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUT_MS });
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    throw new Error(
      `The database of DATABASE_URL (${getPlace(url)}) does not respond (${getCode(error)}): start it, or correct the variable; without it, the embedded database is used.`,
      { cause: error },
    );
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Never with its password. */
function getPlace(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'not a valid address';
}

/** The system's short name of what failed, or its sentence. */
function getCode(error: unknown): string {
  if (typeof error === 'object' && error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}
