import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { ROOT } from '../build/workspace';

interface Manifest {
  readonly engines?: { readonly node?: string };
}
interface Project extends Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
}
type Locked = Manifest & { readonly link?: boolean; readonly hasInstallScript?: boolean };

const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const read = <T>(file: string): T => JSON.parse(readText(file)) as T;
const project = read<Project>('package.json');
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);

/** The packages of the lock file that a Node cannot run by what they say themselves, with what they want. */
const findRefusing = (node: string) =>
  locked.flatMap(([folder]) => {
    const file = join(ROOT, folder, 'package.json');
    const range = existsSync(file) ? read<Manifest>(`${folder}/package.json`).engines?.node : undefined;
    return range !== undefined && !satisfies(node, range) ? [`${folder} wants ${range}`] : [];
  });

describe('engines', () => {
  it('of every package include the Node that the project brings', () => {
    expect(findRefusing(readText('.nvmrc').trim())).toEqual([]);
  });

  it('are compared with a Node that some packages refuse', () => {
    expect(findRefusing('20.20.2').length).toBeGreaterThan(50);
  });

  it('stand in no locked package, where npm compares them with the Node that runs npm', () => {
    expect(locked.length).toBeGreaterThan(1000);
    expect(locked.filter(([, { engines }]) => engines !== undefined).map(([folder]) => folder)).toEqual([]);
  });

  it('of the project are the prerequisite that the documents name', () => {
    const version = /^>=(\d+)$/.exec(project.engines?.node ?? '')?.[1];
    for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/operation.md'])
      expect(readText(document)).toContain(`Node ${version} or newer`);
  });
});

it('scripts that packages run when they are installed are each allowed or refused, so that npm asks nothing', () => {
  const names = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names).toContain('esbuild');
  expect(Object.keys(project.allowScripts).sort()).toEqual([...new Set(names)].sort());
});
