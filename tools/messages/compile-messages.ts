import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { LOCALES } from '../build/apps.ts';
import { getAppFolder, ROOT } from '../build/workspace.ts';
import { translate } from './site-terms.ts';

const SOURCE_LOCALE = 'de';

type Messages = Readonly<Record<string, unknown>>;
type Extracted = Readonly<Record<string, { readonly message?: string | undefined }>>;
type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/**
 * Writes apps/{app}/src/locales/{locale}.locale.json from the catalogues, which `npm run messages` keeps in sync with
 * the code: a locale's own text where it has one, else the German text with the site's terms.
 */
export async function compileMessages(app: string): Promise<void> {
  const catalogue = await getCatalogue(app);
  await write(app, catalogue, (await catalogue.read(SOURCE_LOCALE)) ?? {});
}

/** The same from the code, whose new messages no catalogue has yet: extracting takes seconds. */
export async function compileMessagesOfCode(app: string): Promise<void> {
  const catalogue = await getCatalogue(app);
  await write(app, catalogue, (await catalogue.collect()) ?? {});
}

/** The same unless the files are newer than code and catalogues. */
export async function compileStaleMessages(app: string): Promise<void> {
  const catalogue = await getCatalogue(app);
  const sources = [...catalogue.sourcePaths, ...LOCALES.map((locale) => catalogue.getFilename(locale))];
  const compiled = LOCALES.map((locale) => messagesFile(app, locale));
  const isFresh = Math.max(...sources.map(modifiedMs)) < Math.min(...compiled.map(modifiedMs));
  if (!isFresh) await compileMessagesOfCode(app);
}

async function write(app: string, catalogue: Catalogue, match: Extracted): Promise<void> {
  for (const [locale, messages] of await compile(app, catalogue, match)) writeMessages(app, locale, messages);
}

/** Adds the messages of these files; returns the new ones by locale, undefined when there are none. */
export async function addMessagesFrom(
  app: string,
  files: readonly string[],
): Promise<Record<string, Messages> | undefined> {
  const catalogue = await getCatalogue(app);
  const extractedMessages: Extracted = (await catalogue.collect({ files: [...files] })) ?? {};
  const existing = readMessages(app, 'de');
  const added = Object.entries(extractedMessages).filter(([id]) => !(id in existing));
  if (!added.length) return undefined;
  const compiled = await compile(app, catalogue, Object.fromEntries(added));
  for (const [locale, messages] of compiled) writeMessages(app, locale, { ...readMessages(app, locale), ...messages });
  return Object.fromEntries(compiled);
}

async function getCatalogue(app: string): Promise<Catalogue> {
  const config = getConfig({ cwd: ROOT, configPath: `${ROOT}/lingui.config.js` });
  const catalogue = (await getCatalogs(config)).find(({ path }) => path.startsWith(`${getAppFolder(app)}/`));
  if (!catalogue) throw new Error(`lingui.config.js defines no catalogue for ${app}`);
  return catalogue;
}

async function compile(app: string, catalogue: Catalogue, extracted: Extracted): Promise<[string, Messages][]> {
  const compiled: [string, Messages][] = [];
  for (const locale of LOCALES) {
    const own = (await catalogue.read(locale)) ?? {};
    const catalogueValue = Object.fromEntries(
      Object.entries(extracted).map(([id, { message }]) => [
        id,
        (locale !== SOURCE_LOCALE && own[id]?.translation) || translate(locale, message ?? id),
      ]),
    );
    const { source, errors } = createCompiledCatalog(locale, catalogueValue, { namespace: 'json', strict: true });
    if (errors.length)
      throw new Error(
        `${app} ${locale}: ${errors.map((error) => `${error.source}: ${error.error.message}`).join('; ')}`,
      );
    compiled.push([locale, (JSON.parse(source) as { messages: Messages }).messages]);
  }
  return compiled;
}

const messagesFile = (app: string, locale: string): string => `${getAppFolder(app)}/src/locales/${locale}.locale.json`;

const readMessages = (app: string, locale: string): Messages =>
  (JSON.parse(readFileSync(messagesFile(app, locale), 'utf8')) as { messages: Messages }).messages;

function writeMessages(app: string, locale: string, messages: Messages): void {
  mkdirSync(`${getAppFolder(app)}/src/locales`, { recursive: true });
  writeFileSync(messagesFile(app, locale), JSON.stringify({ messages }));
}

const modifiedMs = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);
