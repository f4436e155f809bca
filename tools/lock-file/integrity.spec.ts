import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);

describe('the lock file', () => {
  it('has the SHA-512 of every package, those of other platforms too', () => {
    expect(locked.length).toBeGreaterThan(1000);
    expect(locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  });

  it('names no source beside the registry that npm is told of', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
