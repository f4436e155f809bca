import { mkdirSync, writeFileSync } from 'node:fs';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { LOCALES } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { inWordsOf } from './site-terms.ts';

/**
 * Writes apps/{app}/src/locales/{locale}.locale.json from the code and the catalogues: a locale's own text where it has one,
 * else the German of the code in the words of the site.
 */
export async function compileMessages(app: string): Promise<void> {
  const config = getConfig({ cwd: ROOT, configPath: `${ROOT}/lingui.config.js` });
  const catalogue = (await getCatalogs(config)).find(({ path }) => path.includes(`apps/${app}/`));
  if (!catalogue) throw new Error(`lingui.config.js names no catalogue for ${app}`);
  const extracted = (await catalogue.collect()) ?? {};
  mkdirSync(`${ROOT}/apps/${app}/src/locales`, { recursive: true });
  for (const locale of LOCALES) {
    const own = (await catalogue.read(locale)) ?? {};
    const texts = Object.fromEntries(
      Object.entries(extracted).map(([id, { message }]) => [
        id,
        (locale !== 'de' && own[id]?.translation) || inWordsOf(locale, message ?? id),
      ]),
    );
    const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'json', strict: true });
    if (errors.length)
      throw new Error(
        `${app} ${locale}: ${errors.map((error) => `${error.source}: ${error.error.message}`).join('; ')}`,
      );
    writeFileSync(`${ROOT}/apps/${app}/src/locales/${locale}.locale.json`, source);
  }
}
