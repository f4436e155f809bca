import { basename } from 'node:path';

/** By `defineHandler`, or as an object where the query returns the response. */
const HANDLER = /const (\w+)(?:: Handler = \{\s*call: | = defineHandler\(\s*)CALLS\.(\w+)/g;

const kebab = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/**
 * What is wrong with a file's handlers: 'rename the export answerNews to news (CALLS.news)' for an export that is not named as its call,
 * 'rename the file to news.ts' for a file of one handler that is not.
 */
export function misnamedHandlers(file: string, text: string): string[] {
  const handlers = [...text.matchAll(HANDLER)].map(([, name = '', call = '']) => ({ name, call }));
  const exports = handlers
    .filter(({ name, call }) => name !== call)
    .map(({ name, call }) => `${file}: rename the export ${name} to ${call} (CALLS.${call})`);
  const [only] = handlers;
  const isMisplaced = handlers.length === 1 && only && basename(file, '.ts') !== kebab(only.call);
  return [...exports, ...(isMisplaced ? [`${file}: rename the file to ${kebab(only.call)}.ts`] : [])];
}
