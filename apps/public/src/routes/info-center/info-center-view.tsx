import { useCall } from '@heizplatz/api-client';
import { PageHeader, useSite } from '@heizplatz/router';
import { HELP_PATH } from '@heizplatz/routes';
import { EmptyState, FailedState, LinkButton, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SiteAnnouncements } from '../../shared/page-blocks/site-announcements';
import { INFO_CENTER_CALLS } from './info-center-calls';
import styles from './info-center-view.module.css';
import { InfoTopic } from './info-topic';
import { QuickLinks } from './quick-links';

export function InfoCenterView() {
  const { t } = useLingui();
  const { countryId, inCountry } = useSite();
  const { pages } = INFO_CENTER_CALLS(countryId);
  const { data, error, isValidating, mutate } = useCall(pages.call, pages.input);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Info-Center: Wissen rund um Pellets`}
        description={t`Pellets lagern, liefern lassen, vergleichen und sparsam heizen: verständlich erklärt, für Haushalte ${inCountry}.`}
        alternates="same-path"
      />
      <header className={styles.head}>
        <h1>
          <Trans>Info-Center</Trans>
        </h1>
        <p className="lead">
          <Trans>Wissen rund um Pellets und andere Brennstoffe: Qualität, Lager, Lieferung und Kosten.</Trans>
        </p>
        <QuickLinks />
      </header>
      {error && !data && (
        <FailedState
          title={t`Die Seiten konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      )}
      {!data && !error && <Skeleton shape="picture" />}
      {data?.length === 0 && (
        <EmptyState
          title={t`Hier stehen noch keine Seiten`}
          action={<LinkButton href={HELP_PATH}>{t`Häufige Fragen`}</LinkButton>}
        />
      )}
      {data?.map((topic) => (
        <InfoTopic key={topic.Key} topic={topic} />
      ))}
      <SiteAnnouncements place="info-center" />
    </div>
  );
}
