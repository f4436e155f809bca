import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '../database/free-port.ts';
import { ROOT } from '../build/workspace.ts';
import { getNodeFlags } from '../start/node-flags.ts';
import type { Target } from './load.ts';

const FILE = 'dist/apps/api/main.js';

const secret = () => randomBytes(32).toString('base64url');

function newSecrets(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    CSRF_SECRET: secret(),
    LINK_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    TOKEN_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
  };
}

/**
 * The built API as production runs it, on a database of its own; reference data (demo: and its market) are there when this
 * resolves. `secrets`: those that the database was filled with, or DATA_DIR where they lie.
 */
export async function startApi(
  databaseUrl: string,
  mode: 'production' | 'demo' = 'production',
  secrets: Readonly<Record<string, string>> = newSecrets(),
): Promise<Target & { stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [...getNodeFlags(FILE), FILE], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      MODE: mode,
      MIGRATE: 'at-start',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      // Visitors of a bench have addresses of their own.
      TRUSTED_PROXIES: 'loopback',
      // A bench places more orders than anybody may.
      LIMIT_MAILS_PER_MAILBOX: '999999',
      LIMIT_ORDERS_PER_MAILBOX: '999999',
      LIMIT_ORDERS_PER_ADDRESS: '999999',
      LIMIT_ORDERS_PER_DEALER: '999999',
      LIMIT_GUEST_ORDERS_PER_DEALER: '999999',
      LIMIT_UNPROVEN_ORDERS: '999999',
      LIMIT_ORDER_STARTS: '999999',
      ...secrets,
    },
  });
  const outcome = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
  if (outcome === null || child.pid === undefined) throw new Error('The API did not start');
  return {
    port,
    pid: child.pid,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
