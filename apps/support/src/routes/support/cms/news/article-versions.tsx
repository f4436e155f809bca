import type { StaffArticle } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { staffArticlePath } from '../../../../shared/news/news-paths';
import { Difference } from '../../../../shared/content-versions/difference';
import { VersionsCard } from '../../../../shared/content-versions/versions-card';
import type { ArticleContent } from './article-values';

interface ArticleVersionsProps {
  readonly article: StaffArticle;
  /** Copies a version's texts into the form; saving creates a new version of them. */
  readonly onTake: (number: number) => void;
}

const toLabels = ({ Teaser, ...content }: ArticleContent) => ({ ...content, Description: Teaser });

/** All versions there were; each can be compared with the newest, and taken up again. */
export function ArticleVersions({ article, onTake }: ArticleVersionsProps) {
  const { t } = useLingui();
  const { Versions, CountryId, NewsId } = article;
  const rows = Versions.map(({ AuthorName, ...version }) => ({ ...version, Author: AuthorName, ValidFrom: null }));
  return (
    <VersionsCard
      versions={rows}
      countryId={CountryId}
      path={staffArticlePath(NewsId)}
      renderDifference={(number) => {
        const version = Versions.find(({ Number }) => Number === number);
        return version && <Difference before={toLabels(version)} after={toLabels(article)} />;
      }}
      restore={(number) => {
        onTake(number);
        return Promise.resolve();
      }}
      restoreText={(number) => t`Fassung ${number} ins Formular übernehmen`}
    />
  );
}
