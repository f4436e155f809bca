import type { SearchSection } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { PageHeader, useLoaderData, useSite } from '@heizplatz/router';
import { HELP_PATH, SEARCH_PATH } from '@heizplatz/routes';
import { EmptyState, FailedState, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkList } from '../../shared/page-blocks/link-list';
import type { SearchPage } from './load-search';
import { SearchForm } from './search-form';
import { SEARCH_QUERY } from './search-path';
import styles from './search-view.module.css';

export function SearchView() {
  const { t } = useLingui();
  const page = useLoaderData<SearchPage>();
  return (
    <div className={styles.page}>
      <PageHeader title={page.text ? t`Suche: ${page.text}` : t`Suche`} noindex />
      <h1>
        <Trans>Suche</Trans>
      </h1>
      <SearchForm text={page.text} />
      <Result page={page} />
    </div>
  );
}

function Result({ page: { text, sections, hasFailed, failedRequestId } }: { readonly page: SearchPage }) {
  const { t } = useLingui();
  if (hasFailed)
    return (
      <FailedState
        title={t`Die Suche antwortet gerade nicht.`}
        retryHref={`${SEARCH_PATH}?${SEARCH_QUERY}=${encodeURIComponent(text)}`}
        requestId={failedRequestId}
      />
    );
  if (!sections)
    return (
      <p className="quiet">
        <Trans>Produkte, Orte, Ratgeber, News und Händler.</Trans>
      </p>
    );
  if (sections.length === 0)
    return (
      <EmptyState
        title={t`Nichts gefunden für: ${text}`}
        action={<LinkButton href={HELP_PATH}>{t`Zur Hilfe`}</LinkButton>}
      >
        <p>
          <Trans>
            Prüfen Sie die Schreibweise oder versuchen Sie es mit einem anderen Wort. Gern helfen wir auch{' '}
            <TextLink href="/kontakt">persönlich</TextLink>.
          </Trans>
        </p>
      </EmptyState>
    );
  return <SectionMatches sections={sections} />;
}

function SectionMatches({ sections }: { readonly sections: readonly SearchSection[] }) {
  const { t } = useLingui();
  const site = useSite();
  const names: Record<SearchSection['Kind'], string> = {
    product: t`Produkte`,
    place: t`Orte und Regionen`,
    page: t`Seiten und Ratgeber`,
    news: t`News`,
    dealer: t`Händler`,
    other: t`Sonstiges`,
  };
  const count = formatNumber(
    sections.reduce((sum, { Total }) => sum + Total, 0),
    site,
  );
  return (
    <>
      <p role="status" className="quiet">
        <Trans>{count} Treffer</Trans>
      </p>
      {sections.map(({ Kind, Items, Total }) => (
        <LinkList
          key={Kind}
          title={Total > Items.length ? t`${names[Kind]} (${Items.length} von ${Total})` : names[Kind]}
          items={Items.map(({ Path, Title, Note }) => ({ Href: Path, Text: Title, Note }))}
        />
      ))}
    </>
  );
}
