import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffNewsRow } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useSearchParams } from '@heizplatz/router';
import { Chip, LinkButton, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { NEW_ARTICLE, staffArticlePath } from '../../../../shared/news/news-paths';
import { toOptions } from '../../../../shared/labels/to-options';
import { useNewsStates } from './use-news-labels';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const states = useNewsStates();
  const all = { value: '', label: t`alle` };
  const stateOptions = toOptions(states);
  return [
    { name: 'country', label: t`Land`, options: [all, ...useCountryChoices()] },
    { name: 'state', label: t`Stand`, options: [all, ...stateOptions, { value: 'archived', label: t`archiviert` }] },
  ];
}

function useNewsColumns(): readonly StaffTableColumn<StaffNewsRow>[] {
  const { t } = useLingui();
  const states = useNewsStates();
  return [
    {
      key: 'title',
      title: t`Titel`,
      sort: 'title',
      isRowHeader: true,
      wraps: true,
      cell: ({ NewsId, Title }) => <PlainLink href={staffArticlePath(NewsId)}>{Title}</PlainLink>,
    },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State, HasDraft, IsFeatured }) => (
        <>
          <Chip tone={states[State].tone}>{states[State].text}</Chip>{' '}
          {HasDraft && <Chip tone="sunk">{t`mit Entwurf`}</Chip>}{' '}
          {IsFeatured && <Chip tone="good">{t`Aufmacher`}</Chip>}
        </>
      ),
    },
    { key: 'country', title: t`Land`, sort: 'country', cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'topic', importance: 'extra', title: t`Thema`, cell: ({ Topic }) => Topic.Name },
    {
      key: 'date',
      title: t`Zu sehen seit / ab`,
      sort: 'date',
      cell: ({ GoesLiveAt, CountryId }) => {
        const site = siteById(CountryId);
        return GoesLiveAt === null ? '–' : formatTime(GoesLiveAt, site);
      },
    },
    { key: 'author', importance: 'extra', title: t`Von wem`, cell: ({ AuthorName }) => AuthorName },
  ];
}

/** /support/cms/news: articles of all countries, with drafts and what is planned. */
export function NewsView() {
  const { t } = useLingui();
  const filters = useFilters();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffNews, { query: listQuery(CALLS.staffNews.query, params) });
  return (
    <StaffPage
      title={t`News`}
      actions={
        <LinkButton href={staffArticlePath(NEW_ARTICLE)} size="small">
          <Trans>Neuer Artikel</Trans>
        </LinkButton>
      }
    >
      <StaffTable
        label={t`Artikel`}
        columns={useNewsColumns()}
        rowKey={({ NewsId }) => NewsId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'planned' ? 'open' : undefined)}
        defaultSort="-date"
        exportPath={CALLS.exportStaffNews.path}
        personalColumns={t`Von wem`}
        searchHint={t`Titel, Teaser, Autor`}
        listFilters={filters}
        emptyTitle={t`Kein Artikel gefunden`}
      />
    </StaffPage>
  );
}
