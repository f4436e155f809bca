import type { StaffArticle } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { Button, Card, CardHeader, Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './news.module.css';
import { useNewsStates } from './use-news-labels';

interface ArticleVersionsProps {
  readonly article: StaffArticle;
  /** Copies a version's texts into the form; saving creates a new version of them. */
  readonly onTake: (number: number) => void;
}

/** All versions there were; each can be taken up again. */
export function ArticleVersions({ article: { Versions, CountryId }, onTake }: ArticleVersionsProps) {
  const { t } = useLingui();
  const states = useNewsStates();
  const site = siteById(CountryId);
  return (
    <Card as="section" aria-labelledby="fassungen">
      <CardHeader titleId="fassungen" title={<Trans>Fassungen</Trans>} />
      <ol className={styles.versions}>
        {Versions.map(({ Number, State, Title, AuthorName, CreatedAt }) => (
          <li key={Number}>
            <span>
              <Trans>
                Fassung {Number}, {formatTime(CreatedAt, site)}, {AuthorName}
              </Trans>{' '}
              <Chip tone={states[State].tone}>{states[State].text}</Chip>
            </span>
            <span className="quiet">{Title}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t`Fassung ${Number} ins Formular übernehmen`}
              onClick={() => onTake(Number)}
            >
              <Trans>Ins Formular übernehmen</Trans>
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
