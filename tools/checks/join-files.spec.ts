import { spawnSync } from 'node:child_process';
import { joinFiles } from './join-files';

const MANY = Array.from({ length: 6000 }, (_, index) => `apps/account/src/routes/file-${index}.ts`);

it('names files', () => expect(joinFiles(['a.ts', 'b.ts'], '.')).toBe('a.ts b.ts'));

it('names the whole where a command cannot take them all', () => {
  expect(spawnSync(`true ${MANY.join(' ')}`, { shell: true }).error).toMatchObject({ code: 'E2BIG' });
  const command = `true ${joinFiles(MANY, '.')}`;
  expect(command).toBe('true .');
  expect(spawnSync(command, { shell: true }).status).toBe(0);
});
