import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { getAppFolder, ROOT } from '../build/workspace.ts';

export type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
export type ExtractedMessages = NonNullable<Awaited<ReturnType<Catalogue['collect']>>>;

/** The language of the code; catalogues hold what other locales say differently. */
export const SOURCE_LOCALE = 'de';
export const LINGUI_CONFIG = `${ROOT}/lingui.config.js`;

/** Messages by id as the code has them; `files`: of these alone. Throws where one cannot be read, which lingui prints. */
export async function collectMessages(catalogue: Catalogue, files?: readonly string[]): Promise<ExtractedMessages> {
  const messages = await catalogue.collect(files ? { files: [...files] } : {});
  if (!messages) throw new Error(`The messages of ${catalogue.path} could not be extracted`);
  return messages;
}

/** Lingui's catalogues of these apps; without any, of all. Throws where lingui.config.js defines none for an app. */
export async function getCatalogues(apps: readonly string[]): Promise<Catalogue[]> {
  const all = await getCatalogs(getConfig({ cwd: ROOT, configPath: LINGUI_CONFIG }));
  if (apps.length === 0) return all;
  return apps.map((app) => {
    const catalogue = all.find(({ path }) => path.startsWith(`${getAppFolder(app)}/`));
    if (!catalogue) throw new Error(`lingui.config.js defines no catalogue for ${app}`);
    return catalogue;
  });
}
