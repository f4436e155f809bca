import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { getShellEnvironment, SHELL_VARIABLES } from './shell-environment.ts';

describe('the environment of a shell', () => {
  it('has all that its configuration reads', async () => {
    const { SHELL_VARIABLES: READ } = await import(join(ROOT, 'apps/shell/src/server/environment'));
    expect(SHELL_VARIABLES.toSorted()).toEqual([...READ].toSorted());
  });

  it('has nothing that the API alone reads, and nothing unknown', () => {
    const secrets = ['DATABASE_URL', 'CSRF_SECRET', 'LINK_SECRET', 'ENCRYPTION_KEY', 'TOKEN_PRIVATE_KEY', 'SMTP_URL'];
    const environment = Object.fromEntries([...secrets, 'PGPASSWORD'].map((name) => [name, 'secret']));
    expect(getShellEnvironment({ ...environment, MODE: 'production', PATH: '/bin' })).toEqual({
      MODE: 'production',
      PATH: '/bin',
    });
  });
});
