import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import {
  type Catalogue,
  collectMessages,
  type ExtractedMessages,
  getCatalogues,
  SOURCE_LOCALE,
} from './get-catalogues.ts';
import { translate } from './site-terms.ts';

/**
 * `messages [APP…]` removes from the catalogues what does not differ by site, or is no message of the code any more; with
 * `--check` it fails instead. `--find TEXT` returns the messages that contain it, to be copied into a catalogue. Without APP:
 * of all apps. Returns what is to be printed.
 */
export async function runMessages(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean' }, find: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.find !== undefined) return findMessages(positionals, values.find);
  return maintainSiteTexts(positionals, values.check ? 'check' : 'remove');
}

/**
 * Compares the catalogues of these apps (none: of all) with the messages of the code. What they hold beyond texts that differ
 * by site (no message has it, it is empty, or the terms of the site make it by themselves) is removed; with 'check' it is an
 * error, as an id of the code without a text always is. Returns what was done, in lines.
 */
async function maintainSiteTexts(apps: readonly string[], mode: 'check' | 'remove'): Promise<string> {
  const needless: string[] = [];
  const withoutText: string[] = [];
  for (const catalogue of await getCatalogues(apps)) {
    const messages = await collectMessages(catalogue);
    withoutText.push(...listWithoutText(messages));
    for (const locale of LOCALES) needless.push(...(await maintain(catalogue, locale, { messages, mode })));
  }
  const faults = [
    ...(withoutText.length ? ['These messages have no text:', ...withoutText] : []),
    ...(needless.length && mode === 'check'
      ? ['The catalogues hold more than differs by site; run npm run messages:', ...needless]
      : []),
  ];
  if (faults.length) throw new Error(faults.join('\n'));
  return needless.length ? ['Removed:', ...needless].join('\n') : 'The catalogues match the code.';
}

/** Returns a line for each needless text of one catalogue. */
async function maintain(
  catalogue: Catalogue,
  locale: string,
  { messages, mode }: { messages: ExtractedMessages; mode: 'check' | 'remove' },
): Promise<string[]> {
  const texts = (await catalogue.read(locale)) ?? {};
  const judged = Object.entries(texts).map(([id, text]) => ({
    ...{ id, text, reason: getReason(messages[id], text.translation, locale) },
  }));
  const file = relative(ROOT, catalogue.getFilename(locale));
  const needless = judged.flatMap(({ id, text, reason }) =>
    reason ? [`${file}: '${text.message ?? id}' ${reason}`] : [],
  );
  if (mode === 'remove' && needless.length) {
    const kept = judged.filter(({ reason }) => !reason).map(({ id, text }) => [id, { ...text, comments: [] }]);
    if (kept.length) await catalogue.write(locale, Object.fromEntries(kept));
    else rmSync(catalogue.getFilename(locale));
  }
  return needless;
}

/** Messages of these apps (none: of all) that contain a text, as a catalogue names them. */
async function findMessages(apps: readonly string[], text: string): Promise<string> {
  const found = new Set<string>();
  for (const catalogue of await getCatalogues(apps))
    for (const { message, context } of Object.values(await collectMessages(catalogue)))
      if (message?.includes(text))
        found.add(
          `${context ? `msgctxt ${JSON.stringify(context)}\n` : ''}msgid ${JSON.stringify(message)}\nmsgstr ""\n`,
        );
  return [...found].join('\n');
}

const listWithoutText = (messages: ExtractedMessages): string[] =>
  Object.entries(messages)
    .filter(([, { message }]) => !message)
    .map(([id, { origin }]) => `${origin?.[0]?.join(':') ?? ''} uses the id '${id}' without a text`);

/** Why a catalogue need not hold this text; undefined where it differs by site. */
function getReason(message: ExtractedMessages[string] | undefined, text: string | undefined, locale: string) {
  if (!message) return 'is no message of the code';
  if (!text) return 'has no text of its own';
  if (locale === SOURCE_LOCALE) return 'stands in the code';
  return text === translate(locale, message.message ?? '') ? "is what the site's terms make of it" : undefined;
}
