import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffArticle } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData, useNavigate } from '@heizplatz/router';
import { STAFF_NEWS_PATH } from '@heizplatz/routes';
import { Chip, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SaveKind } from '../../../../shared/content-draft/use-saved-draft';
import { staffArticlePath } from '../../../../shared/news/news-paths';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { ArticleEditor } from './article-editor';
import type { ArticlePageData } from './article-page-data';
import { ArticleRelease } from './article-release';
import { ArticleVersions } from './article-versions';
import styles from './news.module.css';
import { useNewsStates } from './use-news-labels';

/** /support/cms/news/{id} and /support/cms/news/neu. */
export function ArticleView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const states = useNewsStates();
  const { newsId } = useLoaderData<ArticlePageData>();
  const { data, mutate } = useCall(CALLS.staffArticle, newsId === null ? null : { params: { newsId } });
  // The form starts anew with an older version, and with what an action has put in the draft's place.
  const [{ taken, round }, setForm] = useState<{ taken: number | null; round: number }>({ taken: null, round: 0 });
  // A new article that the screen stored by itself stays in its form, whose address it keeps until the editor saves.
  const [created, setCreated] = useState<StaffArticle | null>(null);
  if (newsId !== null && !data) return null;
  const article = newsId === null ? created : (data ?? null);
  const begin = (number: number | null) => setForm((before) => ({ taken: number, round: before.round + 1 }));
  async function store(saved: StaffArticle): Promise<void> {
    if (newsId === null) setCreated(saved);
    else await mutate(saved, { revalidate: false });
  }
  function finish(saved: StaffArticle, kind: SaveKind) {
    if (newsId !== null || kind === 'autosave') return void store(saved);
    setCreated(null);
    show({ tone: 'good', text: t`Der Artikel ist gespeichert.` });
    void navigate(staffArticlePath(saved.NewsId));
  }
  const version = article?.Versions.find(({ Number }) => Number === taken) ?? null;
  return (
    <StaffPage
      title={article?.Title ?? t`Neuer Artikel`}
      lead={
        article ? (
          <>
            {siteById(article.CountryId).countryName}{' '}
            <Chip tone={states[article.State].tone}>{states[article.State].text}</Chip>
          </>
        ) : (
          <Trans>Er beginnt als Entwurf, den noch niemand sieht.</Trans>
        )
      }
      crumbs={[{ id: 'news', text: t`News`, href: STAFF_NEWS_PATH }]}
    >
      <div className={styles.stack}>
        {taken !== null && (
          <Notice tone="info" announce>
            <p>
              <Trans>Das Formular zeigt Fassung {taken}. Gespeichert wird daraus ein neuer Entwurf.</Trans>
            </p>
          </Notice>
        )}
        {article && isLocked(article) ? (
          <>
            <Notice tone="info">
              <p>
                {article.Release.IsArchived ? (
                  <Trans>Der Artikel ist archiviert. Holen Sie ihn aus dem Archiv, um weiterzuschreiben.</Trans>
                ) : (
                  <Trans>Diese Fassung ist geplant. Heben Sie die Planung auf, um weiterzuschreiben.</Trans>
                )}
              </p>
            </Notice>
            <ArticleRelease article={article} isUnsaved={false} onChanged={store} />
          </>
        ) : (
          <ArticleEditor key={`${newsId} ${round}`} article={article} content={version} onSaved={finish}>
            {(isUnsaved, follow) =>
              article && (
                <ArticleRelease
                  article={article}
                  isUnsaved={isUnsaved}
                  onChanged={async (saved, action) => {
                    follow(article.Version, saved.Version);
                    await store(saved);
                    if (action === 'withdraw') begin(null);
                  }}
                />
              )
            }
          </ArticleEditor>
        )}
        {article && <ArticleVersions article={article} onTake={begin} />}
      </div>
    </StaffPage>
  );
}

/** A planned or archived version is not written. */
const isLocked = ({ Release }: StaffArticle): boolean => Release.State === 'planned' || Release.IsArchived;
