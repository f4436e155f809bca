import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const VERSION = read('.nvmrc').trim();
const MAJOR = VERSION.split('.')[0];

describe('the Node that the project brings', () => {
  it('has one version on every platform, the one of .nvmrc', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    const nodes = Object.entries(optionalDependencies).filter(([name]) =>
      /^node-(bin-)?(darwin|linux|win)-/.test(name),
    );
    expect(nodes).toHaveLength(5);
    expect(new Set(nodes.map(([, version]) => version))).toEqual(new Set([VERSION]));
    expect(process.versions.node).toBe(VERSION);
  });

  it('has the major of the images', () => {
    const images = [...read('deploy/containers/Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(new Set(images)).toEqual(new Set([MAJOR]));
    expect(read('.devcontainer/devcontainer.json')).toContain(`javascript-node:${MAJOR}-`);
  });
});
