import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffArticle } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData, useNavigate } from '@heizplatz/router';
import { STAFF_NEWS_PATH } from '@heizplatz/routes';
import { Chip, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { ArticleForm } from './article-form';
import { ArticleVersions } from './article-versions';
import styles from './news.module.css';
import { staffArticlePath } from '../../../../shared/news/news-paths';
import type { ArticlePageData } from './article-page-data';
import { useNewsStates } from './use-news-labels';

/** /support/cms/news/{id} and /support/cms/news/neu. */
export function ArticleView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const states = useNewsStates();
  const { newsId } = useLoaderData<ArticlePageData>();
  const { data, mutate } = useCall(CALLS.staffArticle, newsId === null ? null : { params: { newsId } });
  const [taken, setTaken] = useState<number | null>(null);
  if (newsId !== null && !data) return null;
  const article = data ?? null;
  function saved({ NewsId }: StaffArticle) {
    show({ tone: 'good', text: t`Der Artikel ist gespeichert.` });
    setTaken(null);
    if (newsId === null) void navigate(staffArticlePath(NewsId));
    else void mutate();
  }
  const version = article?.Versions.find(({ Number }) => Number === taken) ?? null;
  return (
    <StaffPage
      title={article?.Title ?? t`Neuer Artikel`}
      lead={
        article && (
          <>
            {siteById(article.CountryId).countryName}{' '}
            <Chip tone={states[article.State].tone}>{states[article.State].text}</Chip>
          </>
        )
      }
      crumbs={[{ id: 'news', text: t`News`, href: STAFF_NEWS_PATH }]}
    >
      <div className={styles.stack}>
        {taken !== null && (
          <Notice tone="info" announce>
            <p>
              <Trans>Das Formular zeigt Fassung {taken}. Speichern macht daraus eine neue Fassung.</Trans>
            </p>
          </Notice>
        )}
        <ArticleForm
          key={`${newsId} ${article?.Version ?? 0} ${taken ?? ''}`}
          article={article}
          words={version}
          onSaved={saved}
        />
        {article && <ArticleVersions article={article} onTake={setTaken} />}
      </div>
    </StaffPage>
  );
}
