import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { LOCALES } from '../build/apps.ts';
import { getAppFolder, installedVersion } from '../build/workspace.ts';
import {
  type Catalogue,
  collectMessages,
  type ExtractedMessages,
  getCatalogues,
  LINGUI_CONFIG,
  SOURCE_LOCALE,
} from './get-catalogues.ts';
import { translate } from './site-terms.ts';

type Messages = Readonly<Record<string, unknown>>;

/**
 * Writes apps/{app}/src/locales/{locale}.locale.json from the messages of the code, unless the files there were made of the
 * same code and texts: extracting takes seconds. A locale's own text is in its catalogue; without one it is the German
 * text with the site's terms.
 */
export async function compileMessages(app: string): Promise<void> {
  const catalogue = await getCatalogue(app);
  const key = computeKey(catalogue);
  const isFresh = LOCALES.every((locale) => existsSync(messagesFile(app, locale))) && readKey(app) === key;
  if (isFresh) return;
  for (const [locale, messages] of await compile(app, catalogue, await collectMessages(catalogue)))
    writeMessages(app, locale, messages);
  // Last: a run that was broken off is repeated.
  writeFileSync(keyFile(app), JSON.stringify({ key }));
}

/** Adds the messages of these files; returns the new ones by locale, undefined when there are none. */
export async function addMessagesFrom(
  app: string,
  files: readonly string[],
): Promise<Record<string, Messages> | undefined> {
  const catalogue = await getCatalogue(app);
  const extractedMessages = await collectMessages(catalogue, files);
  const existing = readMessages(app, 'de');
  const added = Object.entries(extractedMessages).filter(([id]) => !(id in existing));
  if (!added.length) return undefined;
  const compiled = await compile(app, catalogue, Object.fromEntries(added));
  for (const [locale, messages] of compiled) writeMessages(app, locale, { ...readMessages(app, locale), ...messages });
  return Object.fromEntries(compiled);
}

async function getCatalogue(app: string): Promise<Catalogue> {
  const [catalogue] = await getCatalogues([app]);
  if (!catalogue) throw new Error(`${app} has no catalogue`);
  return catalogue;
}

async function compile(app: string, catalogue: Catalogue, extracted: ExtractedMessages): Promise<[string, Messages][]> {
  const compiled: [string, Messages][] = [];
  for (const locale of LOCALES) {
    const own = (await catalogue.read(locale)) ?? {};
    const texts = Object.fromEntries(
      Object.entries(extracted).map(([id, { message }]) => [
        id,
        (locale !== SOURCE_LOCALE && own[id]?.translation) || translate(locale, message ?? id),
      ]),
    );
    const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'json', strict: true });
    if (errors.length)
      throw new Error(
        `${app} ${locale}: ${errors.map((error) => `${error.source}: ${error.error.message}`).join('; ')}`,
      );
    compiled.push([locale, (JSON.parse(source) as { messages: Messages }).messages]);
  }
  return compiled;
}

/** Changes with whatever the compiled messages are made of: times of files tell nothing of a file that was copied or moved. */
function computeKey(catalogue: Catalogue): string {
  const tools = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = [
    ...catalogue.sourcePaths,
    ...LOCALES.map((locale) => catalogue.getFilename(locale)),
    ...tools.map(({ name }) => join(import.meta.dirname, name)),
    LINGUI_CONFIG,
  ];
  const hash = createHash('sha256').update(installedVersion('@lingui/cli'));
  for (const file of files.sort()) if (existsSync(file)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const messagesFile = (app: string, locale: string): string => `${getAppFolder(app)}/src/locales/${locale}.locale.json`;
/** Named as the compiled messages are, so that whatever leaves these out leaves it out too. */
const keyFile = (app: string): string => messagesFile(app, 'made-of');

const readKey = (app: string): unknown =>
  existsSync(keyFile(app)) ? (JSON.parse(readFileSync(keyFile(app), 'utf8')) as { key: unknown }).key : undefined;

const readMessages = (app: string, locale: string): Messages =>
  (JSON.parse(readFileSync(messagesFile(app, locale), 'utf8')) as { messages: Messages }).messages;

function writeMessages(app: string, locale: string, messages: Messages): void {
  mkdirSync(`${getAppFolder(app)}/src/locales`, { recursive: true });
  writeFileSync(messagesFile(app, locale), JSON.stringify({ messages }));
}
