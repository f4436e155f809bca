import { isMisspelt } from '@heizplatz/country';
import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { listMenu } from '../content-pages/content-repository';
import { lockContents } from '../content-pages/new-content-repository';
import { knownPaths, leadsSomewhere } from './known-paths';
import { readMenu, readMenus, writeMenu } from './menu-rows';

type Body = CallRequest<typeof CALLS.saveMenu>['body'];

export const staffMenus = defineHandler(CALLS.staffMenus, async ({ params }, { db, clock }) => ({
  Menus: await readMenus(db, params.countryId),
  Paths: await knownPaths(db, params.countryId, clock()),
}));

/** What is wrong with entries, each at its place. */
async function findIssues(db: Database, { CountryId, Entries }: Body, now: Date) {
  const issues: { path: string; code: string }[] = [];
  for (const [at, { Text, Href, IsHidden }] of Entries.entries()) {
    if (isMisspelt(CountryId, Text)) issues.push({ path: `body.Entries.${at}.Text`, code: 'SHARP_S' });
    if (!IsHidden && !(await leadsSomewhere(db, Href, CountryId, now)))
      issues.push({ path: `body.Entries.${at}.Href`, code: 'PATH_NXT' });
  }
  return issues;
}

/** POST /api/support/cms/menues/speichern: the whole menu, on all nodes at once. */
export const saveMenu = defineHandler(CALLS.saveMenu, async ({ body }, { db, clock, audit }) => {
  const issues = await findIssues(db, body, clock());
  if (issues.length > 0) throw problem('VALIDATION', { errors: issues });
  await db.transaction(async (tx) => {
    await lockContents(tx);
    const before = await readMenu(tx, body.CountryId, body.Menu);
    if (before.Version !== body.Version) throw versionConflict(before);
    await writeMenu(tx, body);
    audit.note({ before: { entries: before.Entries }, after: { entries: body.Entries } });
  });
  return readMenu(db, body.CountryId, body.Menu);
});

/** GET /api/site/{countryId}/chrome-menus: empty menus stand for the lines that the site comes with. */
export const chromeMenus = defineHandler(CALLS.chromeMenus, async ({ params: { countryId } }, { db }) => {
  const getLinks = async (menu: string) =>
    (await listMenu(db, countryId, menu)).map(({ text, href }) => ({ Text: text, Href: href }));
  const [Main, Market, Help] = await Promise.all(['main', 'footer-market', 'footer-help'].map(getLinks));
  return { Main: Main ?? [], Market: Market ?? [], Help: Help ?? [] };
});
