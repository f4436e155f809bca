import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../database/free-port.ts';
import { publishChanged } from '../start/publish-changed.ts';
import { createSystemPool } from './system-pool.ts';
import { claimTestData, TEST_DATA_DIR } from './test-data-dir.ts';

/**
 * A process of its own that provides browser tests with their systems: POST /systems/SLOT starts or names one, DELETE
 * ends it; POST /databases creates an empty database, POST /ports names a free port, which no test may choose itself: two
 * would choose the same. It listens on PORT, or on any free port, reports its URL to its parent by ipc, and ends with it.
 */
claimTestData();
const releasesDir = join(TEST_DATA_DIR, 'releases');
process.env['RELEASES_DIR'] = releasesDir;
rmSync(releasesDir, { recursive: true, force: true });
await publishChanged({ now: new Date(), say: console.log });
const pool = await createSystemPool({ releasesDir, now: new Date() });

const server = createServer((request, response) => {
  const slot = Number(/^\/systems\/(\d{1,2})$/.exec(request.url ?? '')?.[1] ?? Number.NaN);
  const end = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const fail = (error: unknown) => end(500, { error: error instanceof Error ? error.message : String(error) });
  if (request.url === '/ports') return void freePort().then((port) => end(200, { port }), fail);
  if (request.url === '/databases') return void pool.createDatabase().then((url) => end(200, { url }), fail);
  if (Number.isNaN(slot)) return void end(404, { error: 'unknown address' });
  if (request.method === 'DELETE') {
    pool.discard(slot);
    return void end(200, {});
  }
  pool.acquire(slot).then((system) => end(200, system), fail);
});
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  server.close();
  server.closeAllConnections();
  await pool.stop();
  process.exit(0);
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void stop());
process.send?.({ kind: 'listening', url });
if (!process.send) console.log(`Browser tests use these systems with E2E_SYSTEMS=${url}`);
