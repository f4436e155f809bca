import { readFileSync } from 'node:fs';
import { LOCALES } from '../build/apps.ts';
import { getAppFolder } from '../build/workspace.ts';

/** An app's messages by locale and id, as compileMessages wrote them. */
export function readCatalogues(app: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, getMessages(app, locale)]));
}

function getMessages(app: string, locale: string): Record<string, unknown> {
  const file = `${getAppFolder(app)}/src/locales/${locale}.locale.json`;
  return (JSON.parse(readFileSync(file, 'utf8')) as { messages: Record<string, unknown> }).messages;
}
