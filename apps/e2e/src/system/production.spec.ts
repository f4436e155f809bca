import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { startSystem } from '../testing/own-start';
import { runCommand } from '../testing/run-command';
import { expect, test } from '../testing/system-test';
import { ROOT } from '../testing/workspace';

function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _, MODE: __, ...inherited } = process.env;
  return runCommand(ROOT, [join(ROOT, script), ...args], { ...inherited, LOG_LEVEL: 'silent', ...environment });
}

/** A page as the load balancer requests it. */
function request(port: number, host: string): Promise<{ status: number | undefined; html: string }> {
  return new Promise((done, failed) => {
    httpRequest({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      let html = '';
      response.on('data', (chunk: Buffer) => (html += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode, html }));
    })
      .on('error', failed)
      .end();
  });
}

test('production says all that it lacks', async () => {
  const { status, output: statement } = await run('tools/start/production.ts', []);
  expect(status).toBe(1);
  expect(statement.trim().split('\n')).toHaveLength(1);
  for (const name of [
    'DATABASE_URL',
    'CSRF_SECRET',
    'LINK_SECRET',
    'ENCRYPTION_KEY',
    'TOKEN_PRIVATE_KEY',
    'RELEASE_PUBLIC_KEY',
  ])
    expect(statement).toContain(name);
});

test('production starts with its own secrets on a migrated database, and invents nothing', async ({ system }, info) => {
  test.slow();
  const folder = info.outputPath('secrets');
  expect(await run('tools/start/secrets.ts', [folder])).toMatchObject({ status: 0 });
  const secrets = readFileSync(join(folder, 'heizplatz.env'), 'utf8');
  expect((await run('tools/start/secrets.ts', [folder])).status, 'secrets that are there stay').toBe(1);
  expect(readFileSync(join(folder, 'heizplatz.env'), 'utf8')).toBe(secrets);

  const made = await fetch(`${process.env['E2E_SYSTEMS']}/databases`, { method: 'POST' });
  const { url } = (await made.json()) as { url: string };
  const environment = {
    ...(parseEnv(secrets) as Record<string, string>),
    MODE: 'production',
    DATABASE_URL: url,
    // These releases were signed with the key beside them.
    RELEASE_PUBLIC_KEY: join(dirname(system.releasesDir), 'release-keys/public.pem'),
    SITE_HOST_DE: 'pellets.example',
  };
  const script = 'tools/start/production.ts';
  const early = startSystem(system, { script, environment });
  await expect(early).rejects.toThrow(
    /the database lacks \d+ migrations \(from \d{4}_\S+ on\); run npm run migrate first/,
  );

  expect(await run('dist/apps/api/migrate.js', [], environment)).toEqual({
    status: 0,
    output: 'The database is up to date.\n',
  });
  const house = await startSystem(system, { script, environment });
  expect(house.said()).toContain('https://pellets.example\n');
  expect(house.pidOf('tools/mock-services'), 'no mock service').toBeUndefined();
  const page = await request(house.port, 'pellets.example');
  expect(page.status).toBe(200);
  expect(page.html).toContain('<link rel="canonical" href="https://pellets.example/"');
  expect(page.html).not.toContain('Demonstration');
  expect((await request(house.port, 'somebody-else.example')).status).toBe(421);
  await house.stop();
});
