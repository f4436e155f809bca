import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../database/free-port.ts';
import { checkStart } from './check-start.ts';

describe('what a start needs', () => {
  let folder: string;
  let server: Server | undefined;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'heizplatz-start-'))));
  afterEach(async () => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
    server = undefined;
  });
  const listen = () =>
    new Promise<number>((done) => {
      server = createServer().listen(0, '127.0.0.1', () => done((server?.address() as { port: number }).port));
    });
  const needs = async (others: object) => ({
    port: await freePort(),
    apiPort: await freePort(),
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
    ...others,
  });

  it('is there: free ports and a folder to write to', async () => {
    await expect(checkStart(await needs({}))).resolves.toBeUndefined();
  });

  it.each(['port', 'apiPort'])('names the variable of a port that is taken: %s', async (name) => {
    const taken = await listen();
    const variable = name === 'port' ? 'PORT' : 'API_PORT';
    await expect(checkStart(await needs({ [name]: taken }))).rejects.toThrow(
      `Cannot listen on port ${taken} (EADDRINUSE): stop the process that uses it, or set ${variable} to another port.`,
    );
  });

  it('names a folder that cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    await expect(checkStart(await needs({ dataDir }))).rejects.toThrow(
      `The data folder ${dataDir} cannot be written (ENOTDIR): change its permissions, or set DATA_DIR to another one.`,
    );
  });

  it('names a database that does not answer, without its password', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://heizplatz:geheim@127.0.0.1:${port}/market`;
    const refused = checkStart(await needs({ databaseUrl }));
    await expect(refused).rejects.toThrow(
      `The database of DATABASE_URL (127.0.0.1:${port}/market) does not respond (ECONNREFUSED): start it, or correct the variable; without it, the embedded database is used.`,
    );
    await expect(refused).rejects.not.toThrow('geheim');
  });
});
