import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { upgradePackages } from './upgrade-packages';

const LIST = {
  files: {
    '@heizplatz/platform': 'heizplatz-platform-1.6.0.tgz',
    '@heizplatz/features': 'heizplatz-features-1.6.0.tgz',
  },
  pins: { react: '19.4.0' },
};

let dir = '';
const write = (file: string, content: object | string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const readManifest = () => JSON.parse(readFileSync(join(dir, 'team/package.json'), 'utf8')) as object;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'upgrade-'));
  write('newer/packages.json', LIST);
  for (const file of Object.values(LIST.files)) write(`newer/${file}`, 'packed');
  write('team/packages/heizplatz-platform-1.5.0.tgz', 'packed before');
  write('team/package.json', {
    name: 'tips',
    scripts: { test: 'jest' },
    dependencies: {
      '@heizplatz/platform': 'file:packages/heizplatz-platform-1.5.0.tgz',
      react: '19.3.1',
      other: '1.0.0',
    },
    devDependencies: { jest: '30.5.2' },
  });
  write('team/node_modules/@heizplatz/platform/package.json', { version: '1.5.0' });
  write('team/node_modules/react/package.json', { version: '19.3.1' });
});
afterEach(() => rmSync(dir, { recursive: true }));

/** As npm does: what was named is there. */
const install = jest.fn(() => {
  write('team/node_modules/@heizplatz/platform/package.json', { version: '1.6.0' });
  write('team/node_modules/react/package.json', { version: '19.4.0' });
});

it('takes the packages of a folder, and what a page has once beside them, and says what changed', async () => {
  const lines = await upgradePackages(join(dir, 'newer'), join(dir, 'team'), install);
  expect(lines.split('\n')).toEqual(['@heizplatz/platform 1.5.0 → 1.6.0', 'react 19.3.1 → 19.4.0']);
  expect(readManifest()).toEqual({
    name: 'tips',
    scripts: { test: 'jest' },
    dependencies: {
      '@heizplatz/platform': 'file:packages/heizplatz-platform-1.6.0.tgz',
      react: '19.4.0',
      other: '1.0.0',
    },
    devDependencies: { jest: '30.5.2' },
  });
  expect(readdirSync(join(dir, 'team/packages')).toSorted()).toEqual(
    [...Object.values(LIST.files), 'packages.json'].toSorted(),
  );
  expect(install).toHaveBeenCalledWith(['file:packages/heizplatz-platform-1.6.0.tgz'], join(dir, 'team'));
});

it('takes those of an address', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/heizplatz/packages.json') response.end(JSON.stringify(LIST));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await upgradePackages(`${address}/heizplatz/`, join(dir, 'team'), install);
    const platform = `${address}/heizplatz/heizplatz-platform-1.6.0.tgz`;
    expect(readManifest()).toMatchObject({ dependencies: { '@heizplatz/platform': platform } });
    await expect(upgradePackages(address, join(dir, 'team'), install)).rejects.toThrow('packages.json answers 404');
  } finally {
    server.close();
  }
});

it('changes nothing without a list of packages', async () => {
  const before = readManifest();
  await expect(upgradePackages(join(dir, 'team'), join(dir, 'team'), install)).rejects.toThrow('npm run pack');
  await expect(upgradePackages(undefined, dir, install)).rejects.toThrow('needs the folder or the address');
  expect(readManifest()).toEqual(before);
});
