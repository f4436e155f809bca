import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { getAppFolder, ROOT } from '../build/workspace.ts';

/**
 * Extracts the messages of the code of these apps (none: of all) into their catalogues, retaining translations; returns the
 * files that changed.
 */
export async function extractMessages(apps: readonly string[]): Promise<string[]> {
  const config = getConfig({ cwd: ROOT, configPath: `${ROOT}/lingui.config.js` });
  const changed: string[] = [];
  const catalogues = (await getCatalogs(config)).filter(
    ({ path }) => apps.length === 0 || apps.some((app) => path.startsWith(`${getAppFolder(app)}/`)),
  );
  for (const catalogue of catalogues) {
    const before = new Map(config.locales.map((locale) => [locale, getText(catalogue.getFilename(locale))]));
    await catalogue.make({ clean: true, overwrite: false, orderBy: 'messageId' });
    for (const [locale, text] of before) {
      if (text !== getText(catalogue.getFilename(locale))) changed.push(catalogue.getFilename(locale));
    }
  }
  return changed;
}

function getText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
