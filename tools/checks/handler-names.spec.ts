import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misnamedHandlers } from './handler-names';

const ROOT = join(__dirname, '../..');
const HANDLERS = globSync('libs/api/*/src/**/*.ts', { cwd: ROOT })
  .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
  .filter(([file, text]) => !file.endsWith('.spec.ts') && text.includes('Handler(') && text.includes('CALLS.'));

describe('names of handlers', () => {
  it('all of the API are named as their calls', () => {
    expect(HANDLERS.length).toBeGreaterThan(200);
    expect(HANDLERS.flatMap(([file, text]) => misnamedHandlers(file, text))).toEqual([]);
  });

  it.each([
    ['another export', 'news.ts', 'export const answerNews = defineHandler(CALLS.news, async () => []);', 1],
    ['another file', 'get-news.ts', 'export const news = defineHandler(CALLS.news, async () => []);', 1],
    ['both', 'get-news.ts', 'export const answerNews = defineHandler(\n  CALLS.news,\n  () => [],\n);', 2],
    ['neither', 'news-of-2026.ts', 'export const newsOf2026 = defineHandler(CALLS.newsOf2026, () => []);', 0],
  ])('%s', (_, file, text, count) =>
    expect(misnamedHandlers(`libs/api/content/src/${file}`, text)).toHaveLength(count),
  );

  it('a file of several handlers has a name of its own', () => {
    const text =
      'export const addNote = defineHandler(CALLS.addNote, f);\nexport const notes = defineHandler(CALLS.notes, f);';
    expect(misnamedHandlers('libs/api/content/src/note-calls.ts', text)).toEqual([]);
  });
});
