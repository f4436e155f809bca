import { type CallContext, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { lockContents } from '../content-pages/new-content-repository';
import { getExecution } from '../staff-content/act-on-page';
import { executePageCommand } from '../staff-content/execute-page-command';
import type { OpenPage } from '../staff-content/open-page';
import { pageActions } from '../staff-content/page-actions';
import type { PageCommandName } from '../staff-content/page-commands';
import { withPlace } from '../staff-content/page-state';
import { removeContent } from '../staff-content/remove-page';
import { fillPlaces, settleArticles } from './article-repository';
import { presentArticle } from './present-article';
import { getArticleVersion, readArticle } from './read-article';

interface OfArticle {
  readonly NewsId: number;
  readonly Version: number;
  readonly CountryIds: readonly CountryId[];
}

const refuseCountries = () => problem('VALIDATION', { errors: [{ path: 'body.CountryIds', code: 'COUNTRY_INV' }] });

/**
 * The article in its own country, whatever is allowed there, and in those of the other countries that allow the
 * command. Waits for others that write articles. COUNTRY_INV: its own country is not among them.
 */
async function openArticle(
  tx: Database,
  { NewsId, Version, CountryIds }: OfArticle,
  command: PageCommandName,
  context: CallContext,
): Promise<readonly [OpenPage, ...OpenPage[]]> {
  await lockContents(tx);
  await settleArticles(tx, context.clock());
  const article = await readArticle(tx, NewsId);
  if (getArticleVersion(article) !== Version) throw versionConflict(await presentArticle(tx, NewsId, context));
  const pages: OpenPage[] = [];
  for (const { content, versions } of article) {
    const placed = versions.map((version) => withPlace(content, version));
    const [newest] = placed;
    if (!newest || !CountryIds.includes(content.countryId)) continue;
    await fillPlaces(tx, content);
    pages.push({ page: content, versions: placed, newest });
  }
  const [own, ...others] = pages;
  if (own?.page.id !== NewsId) throw refuseCountries();
  return [own, ...others.filter((open) => pageActions([command], open, context).length > 0)];
}

const getCountries = (pages: readonly OpenPage[]) => ({ countries: pages.map(({ page }) => page.countryId) });

/** POST /api/support/cms/news/stand. CONFLICT: the article's own country does not allow it now. */
export const actOnArticle = defineHandler(CALLS.actOnArticle, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const pages = await openArticle(tx, body, body.Act, context);
    const executions = pages.map((open) => ({ open, execution: getExecution(open, body, context) }));
    for (const { open, execution } of executions) await executePageCommand(tx, open, execution, context);
    context.audit.note({ after: { ...executions[0]?.execution.note.after, ...getCountries(pages) } });
  });
  return presentArticle(context.db, body.NewsId, context);
});

/** POST /api/support/cms/news/loeschen. */
export const removeArticle = defineHandler(CALLS.removeArticle, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const pages = await openArticle(tx, body, 'delete', context);
    for (const open of pages) await removeContent(tx, open, body.RedirectTo, context);
    const [{ page, newest }] = pages;
    context.audit.note({
      before: { path: page.path, title: newest.title, ...getCountries(pages) },
      after: { redirectTo: body.RedirectTo },
    });
  });
  return { IsSuccess: true };
});
