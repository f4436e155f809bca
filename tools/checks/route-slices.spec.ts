import { globSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '../build/apps';
import { readImports, readImportsOfSpecs } from './read-imports';
import { filesOutsideSlices, refusedSliceImports, sliceFolders, getSlice } from './route-slices';

const ROOT = join(__dirname, '../..');
const imports = new Map([...readImports(ROOT), ...readImportsOfSpecs(ROOT)]);
const routes = REMOTE_NAMES.map(
  (remote) => [`apps/${remote}/src/routes.tsx`, imports.get(`apps/${remote}/src/routes.tsx`) ?? []] as const,
);
const planted = (from: string, to: string) => refusedSliceImports(new Map([...routes, [from, [to]]]));

const ORDER = 'apps/order/src';
const LIST = `${ORDER}/routes/angebotsliste`;

describe('the slices of the remotes', () => {
  it('import from their own folder, from shared/ and from libs alone', () => {
    expect(refusedSliceImports(imports)).toEqual([]);
  });

  it('hold every file that is not shared', () => {
    const files = REMOTE_NAMES.flatMap((remote) => globSync(`apps/${remote}/src/**/*.{ts,tsx,css}`, { cwd: ROOT }));
    expect(files.length).toBeGreaterThan(1500);
    expect(filesOutsideSlices(files, imports)).toEqual([]);
  });

  it('are those of the routes, the deepest where one lies below another', () => {
    const folders = sliceFolders(imports);
    expect(folders.length).toBeGreaterThan(80);
    expect(getSlice(`${LIST}/auswahl/offer-choice-view.tsx`, folders)).toBe(`${LIST}/auswahl`);
    expect(getSlice(`${LIST}/list/sort-bar.tsx`, folders)).toBe(LIST);
  });

  it.each([
    ['a slice another one', `${LIST}/list/list-view.tsx`, `${ORDER}/routes/gemerkte-listen/kept-lists-view.tsx`],
    ['a slice the one below it', `${LIST}/list/list-view.tsx`, `${LIST}/auswahl/offer-choice-view.tsx`],
    ['a slice the one above it', `${LIST}/auswahl/offer-choice-view.tsx`, `${LIST}/list/list-view.tsx`],
    ['shared code a slice', `${ORDER}/shared/offer/list-paths.ts`, `${LIST}/list/list-view.tsx`],
    ['a page the helpers of specs', `${LIST}/list/list-view.tsx`, `${ORDER}/testing/order-answers.ts`],
  ])('may not import: %s', (_, from, to) => {
    expect(planted(from, to)).toEqual([{ from, to }]);
  });

  it.each([
    ['its own folder', `${LIST}/list/list-view.tsx`, `${LIST}/filter/filter-form.tsx`],
    ['shared code', `${LIST}/list/list-view.tsx`, `${ORDER}/shared/offer/list-paths.ts`],
    ['helpers of specs, in a spec', `${LIST}/offer-list-route.spec.tsx`, `${ORDER}/testing/order-answers.ts`],
  ])('may import %s', (_, from, to) => {
    expect(planted(from, to)).toEqual([]);
  });
});
