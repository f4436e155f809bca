import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

/** Lints a text as if it stood in a file; answers the rules that were broken. */
function brokenRules(code: string, filePath: string): string[] {
  const { stdout, stderr } = spawnSync(bin('eslint'), ['--stdin', '--stdin-filename', filePath, '--format', 'json'], {
    cwd: ROOT,
    input: code,
    encoding: 'utf8',
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NX_DAEMON: 'false' },
  });
  if (!stdout) throw new Error(stderr);
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string | null }[] }[];
  return result?.messages.map(({ ruleId }) => ruleId ?? 'parse') ?? [];
}

/** The boundaries' rule passes silently without a project graph; so violations are planted, and must be found. */
describe('module boundaries', () => {
  beforeAll(() => {
    execFileSync(bin('nx'), ['graph', '--file=tmp/graph.json'], {
      cwd: ROOT,
      env: { ...process.env, NX_DAEMON: 'false' },
    });
  }, 120_000);

  it('refuse a core lib that imports a client lib', () => {
    const code = "import { useApi } from '@heizplatz/api-client';\n\nexport const planted = useApi;\n";
    expect(brokenRules(code, 'libs/country/src/sites.ts')).toContain('@nx/enforce-module-boundaries');
  }, 60_000);

  it('refuse a remote that imports another', () => {
    const code = "import { routes } from '../../account/src/routes';\n\nexport const planted = routes;\n";
    expect(brokenRules(code, 'apps/order/src/routes.tsx')).toContain('@nx/enforce-module-boundaries');
  }, 60_000);

  it('refuse the API a package of the browser', () => {
    const code = "import { useState } from 'react';\n\nexport const planted = useState;\n";
    expect(brokenRules(code, 'apps/api/src/app.ts')).toContain('@nx/enforce-module-boundaries');
  }, 60_000);

  it('refuse react-router outside libs/router and fetch outside libs/api-client', () => {
    const code = "import { Link } from 'react-router-dom';\n\nexport const planted = [Link, fetch];\n";
    expect(brokenRules(code, 'apps/order/src/routes.tsx')).toEqual(
      expect.arrayContaining(['no-restricted-imports', 'no-restricted-globals']),
    );
  }, 60_000);

  it('let allowed imports through', () => {
    const code = "import { siteById } from '@heizplatz/country';\n\nexport const allowed = siteById;\n";
    expect(brokenRules(code, 'apps/order/src/routes.tsx')).toEqual([]);
  }, 60_000);
});
