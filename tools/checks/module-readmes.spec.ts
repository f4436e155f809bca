import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_MODULES } from './api-modules';

const LIBS = join(__dirname, '../../libs/api');

describe.each([...API_MODULES])('the README of the module %s', (module) => {
  it('has a line for each of its folders, and for no other', () => {
    const folders = readdirSync(join(LIBS, module, 'src'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
    );
    const lines = readFileSync(join(LIBS, module, 'README.md'), 'utf8').matchAll(/^- `([a-z-]+)`: \S/gm);
    expect([...lines].map(([, name]) => name).toSorted()).toEqual(folders.toSorted());
  });
});
