import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

const APP = 'apps/tips';
let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A workspace with one remote, the tools, and no catalogue. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'heizplatz-messages-'));
  for (const file of ['package.json', 'lingui.config.js', 'tools/package.json', 'tools/messages', 'tools/build'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const app of ['shell', 'tips']) write(`apps/${app}/tsconfig.app.json`, '{}');
  write(`${APP}/remote.json`, '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const HEADING = `import { Trans } from '@lingui/react/macro';\nexport const Heading = () => <Trans>Angebote mit Lkw</Trans>;\n`;
const catalogue = (entries: Record<string, string>): string =>
  Object.entries({ '': '', ...entries })
    .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/messages/main.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status, text: (stdout + stderr).trim() };
}

test('a text that no message has, an empty one and one of the terms are refused, and removed by the command', () => {
  write(`${APP}/src/heading.tsx`, HEADING);
  const needed = { 'Angebote mit Lkw': 'Offerten mit Lastwagen' };
  write(`${APP}/src/locales/ch.po`, catalogue({ ...needed, 'Angebote von gestern': 'Offerten von gestern' }));
  write(`${APP}/src/locales/de-AT.po`, catalogue({ 'Angebote mit Lkw': '' }));
  expect(run('tips', '--check')).toEqual({
    status: 1,
    text: [
      'The catalogues hold more than differs by site; run npm run messages:',
      `${APP}/src/locales/de-AT.po: 'Angebote mit Lkw' has no text of its own`,
      `${APP}/src/locales/ch.po: 'Angebote von gestern' is no message of the code`,
    ].join('\n'),
  });
  expect(run('tips').status).toBe(0);
  expect(read(`${APP}/src/locales/ch.po`)).toBe(catalogue(needed));
  expect(existsSync(join(root, APP, 'src/locales/de-AT.po'))).toBe(false);
  expect(run('tips', '--check')).toEqual({ status: 0, text: 'The catalogues match the code.' });

  write(`${APP}/src/locales/ch.po`, catalogue({ 'Angebote mit Lkw': 'Angebote mit Lastwagen' }));
  expect(run('tips', '--check').text).toContain("'Angebote mit Lkw' is what the site's terms make of it");
});

test('a German catalogue is refused, since its texts stand in the code', () => {
  write(`${APP}/src/heading.tsx`, HEADING);
  write(`${APP}/src/locales/de.po`, catalogue({ 'Angebote mit Lkw': 'Angebote mit Lkw' }));
  expect(run('--check')).toMatchObject({ status: 1, text: expect.stringContaining('stands in the code') });
});

test.each(['--check', ''])('an id without a text is refused with its place: %s', (option) => {
  write(
    `${APP}/src/heading.ts`,
    `import { msg } from '@lingui/core/macro';\nexport const heading = msg({ id: 'heading' });\n`,
  );
  expect(run('tips', ...(option ? [option] : []))).toEqual({
    status: 1,
    text: expect.stringContaining(`${APP}/src/heading.ts:2 uses the id 'heading' without a text`),
  });
});

test('code that cannot be read removes no text', () => {
  write(`${APP}/src/heading.tsx`, 'export const Heading = () => <p>;');
  const texts = catalogue({ 'Angebote mit Lkw': 'Offerten mit Lastwagen' });
  write(`${APP}/src/locales/ch.po`, texts);
  expect(run('tips')).toEqual({ status: 1, text: expect.stringContaining('could not be extracted') });
  expect(read(`${APP}/src/locales/ch.po`)).toBe(texts);
});

test('messages are found as a catalogue names them', () => {
  write(`${APP}/src/heading.tsx`, HEADING);
  expect(run('tips', '--find', 'Angebot').text).toBe('msgid "Angebote mit Lkw"\nmsgstr ""');
});

test('compiled messages have the texts of sites, and are made anew when code, texts or terms change', () => {
  const compile = (): string[] => {
    const script = `import { compileMessages } from './tools/messages/compile-messages.ts'; await compileMessages('tips');`;
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
    expect([status, String(stderr)]).toEqual([0, '']);
    return ['de', 'de-AT', 'ch'].map((locale) => {
      const { messages }: { messages: object } = JSON.parse(read(`${APP}/src/locales/${locale}.locale.json`));
      return Object.values(messages).flat().join();
    });
  };
  write(`${APP}/src/heading.tsx`, HEADING);
  expect(compile()).toEqual(['Angebote mit Lkw', 'Angebote mit Lkw', 'Angebote mit Lastwagen']);
  // The same sources: what is there stays.
  write(`${APP}/src/locales/ch.locale.json`, '{"messages":{"a":"kept"}}');
  expect(compile()[2]).toBe('kept');
  write(`${APP}/src/locales/ch.po`, catalogue({ 'Angebote mit Lkw': 'Offerten' }));
  expect(compile()).toEqual(['Angebote mit Lkw', 'Angebote mit Lkw', 'Offerten']);
  write(`${APP}/src/heading.tsx`, HEADING.replace('Angebote mit Lkw', 'MwSt.'));
  expect(compile()).toEqual(['MwSt.', 'USt.', 'MWST']);
  write('tools/messages/site-terms.ts', `export const translate = (locale: string): string => locale;\n`);
  expect(compile()).toEqual(['de', 'de-AT', 'ch']);
});
