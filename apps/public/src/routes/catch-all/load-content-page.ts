import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { loadBlockPrices } from '../../shared/page-blocks/load-block-prices';
import type { ContentPage } from './content-page';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A page of the content system by its path; one that moved leads on for good; none there is the 404 of rule ERROR-02.
 */
export async function loadContentPage(request: PageRequest, path: string): Promise<ContentPage> {
  const { api, site, url } = request;
  const params = { countryId: String(site.countryId) };
  const dealer = url.searchParams.get('haendler');
  const former = DAY.exec(url.searchParams.get('fassung') ?? '')?.[0];
  const page = await api(CALLS.contentPage, {
    params,
    query: { path, ...(dealer && { haendler: dealer }), ...(former && { fassung: former }) },
  });
  if (!page) return movedOrMissing(request, path);
  const [topics] = await Promise.all([
    page.Kind === 'info' ? api(CALLS.infoPages, { params }).catch(() => []) : [],
    loadBlockPrices(request, page.Blocks),
  ]);
  const pagesOfTopic = topics.find(({ Key }) => Key === page.Topic?.Key)?.Pages ?? [];
  const isFormer = former !== undefined && former !== page.Versions[0];
  return { page, isFormer, related: pagesOfTopic.filter(({ Path }) => Path !== page.Path) };
}

/** A draft by its signed link; one whose time is over is the 404 of rule ERROR-02. */
export async function loadPreview(request: PageRequest, token: string): Promise<ContentPage> {
  const preview = await request.api(CALLS.contentPreview, { params: { token } });
  if (!preview) return notFound();
  const { Article: article, ...page } = preview;
  await loadBlockPrices(request, page.Blocks);
  return { page, article, isPreview: true, related: [] };
}

async function movedOrMissing({ api, site, url }: PageRequest, path: string): Promise<never> {
  const params = { countryId: String(site.countryId) };
  const moved = await api(CALLS.contentRedirect, { params, query: { path } });
  if (moved) throw redirect(moved.Path + url.search, 301);
  return notFound();
}
