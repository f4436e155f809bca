/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

/** <html> or <body> with a :has of its own, as `html:has(…)`, `:global(body):has(…)` or `:root.dark:has(…)`. */
const DOCUMENT_HAS = /(?<![\w.-])(?:html|body|:root|:global\((?:html|body|:root)\))(?![\w-])[^\s,{]*:has\(/;

it('finds styles of the document that depend on what is in it', () => {
  for (const planted of ['html:has(.bar) {', ':global(body):has(.bar)', 'a,\n:root[data-x]:has(a:focus) {'])
    expect(planted).toMatch(DOCUMENT_HAS);
  for (const other of ['html body .card:has(a)', '.html:has(a)', 'html[data-modal] {', 'tbody:has(td)'])
    expect(other).not.toMatch(DOCUMENT_HAS);
});

/** After each input the browser would look through the whole document for them: useDocumentMark instead (decision 124). */
it('no style sheet has one', () => {
  const files = globSync(['apps/*/src/**/*.css', 'libs/*/src/**/*.css'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => DOCUMENT_HAS.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
