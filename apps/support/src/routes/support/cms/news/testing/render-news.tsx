import type { StaffArticle } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { addStaffParts } from '../../../../../testing/add-staff-parts';
import { provideResizeObserver } from '../../../../../testing/jsdom-resize-observer';
import { listPage } from '../../../../../testing/list-page';
import { staffPerson } from '../../../../../testing/staff-person';
import { staffNewsRoutes } from '../news-routes';
import { PREVIEW_LINK } from '../../../../../testing/content-answers';

const LABELS = { Title: 'Große Kälte', Teaser: 'Kurz.', PictureKey: null };
export const QUOTE = { Kind: 'quote', Text: 'Es ist kalt.', Source: '' } as const;
/** An article that is live, with its draft that moves. */
export const ARTICLE: StaffArticle = {
  ...({
    NewsId: 9,
    Version: 4,
    CountryId: 1,
    ArticleString: 'kaelte',
    ShownArticleString: 'grosse-kaelte',
    Topic: 'markt',
  } as const),
  ...({ IsFeatured: false, State: 'live', GoesLiveAt: '2026-11-20T06:00:00.000Z', PictureSrc: null } as const),
  Actions: ['draft', 'publish', 'plan', 'withdraw'],
  Release: {
    ...{ State: 'draft', Actions: ['publish', 'plan', 'withdraw'], ArchiveActions: [], GoesLiveAt: null },
    ...{ IsArchived: false, AwaitsSecondPerson: false, IsShown: true, BrokenLinks: [] },
    Address: 'http://localhost:4200/news/artikel/grosse-kaelte',
  },
  ...{ ...LABELS, Blocks: [QUOTE] },
  Countries: [
    { CountryId: 1, NewsId: 9, State: 'live', HasOwnWords: false },
    { CountryId: 2, NewsId: 10, State: 'live', HasOwnWords: true },
    { CountryId: 3, NewsId: 11, State: 'draft', HasOwnWords: false },
  ],
  Spelling: [],
  Versions: [2, 1].map((Number) => ({
    ...{ Number, State: 'live', GoesLiveAt: null, AuthorName: 'Ruth', CreatedAt: '2026-11-20T06:00:00.000Z' },
    ...{ IsShown: Number === 1, IsAutosave: false },
    ...{ ...LABELS, Title: Number === 1 ? 'Kälte' : LABELS.Title, Blocks: [QUOTE] },
  })),
};

/** A screen of news, with what all of them read. */
export function renderNews(path: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  provideResizeObserver();
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffNewsTopics: () => [{ Key: 'markt', Name: 'Markt und Preise' }],
    staffMedia: () => listPage([]),
    ...{ staffArticle: () => ARTICLE, articlePreviewLink: () => PREVIEW_LINK },
    ...responses,
  });
  const user = staffPerson([ROLES.marketing]);
  return { ...fake, ...renderRoute(addStaffParts(staffNewsRoutes), path, { api: fake.api, user }) };
}
