import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS, type StaffNewsRow } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Chip, LinkButton, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { NEW_ARTICLE, staffArticlePath } from '../../../../shared/news/news-paths';
import { useNewsStates } from './use-news-labels';

function useNewsColumns(): readonly StaffTableColumn<StaffNewsRow>[] {
  const { t } = useLingui();
  const states = useNewsStates();
  return useDeclaredColumns(STAFF_LISTS.staffNews, {
    title: {
      isRowHeader: true,
      wraps: true,
      cell: ({ NewsId, Title }) => <PlainLink href={staffArticlePath(NewsId)}>{Title}</PlainLink>,
    },
    state: {
      cell: ({ State, HasDraft, IsFeatured }) => (
        <>
          <Chip tone={states[State].tone}>{states[State].text}</Chip>{' '}
          {HasDraft && <Chip tone="sunk">{t`mit Entwurf`}</Chip>}{' '}
          {IsFeatured && <Chip tone="good">{t`Aufmacher`}</Chip>}
        </>
      ),
    },
    country: {},
    topic: { importance: 'extra', cell: ({ Topic }) => Topic.Name },
    date: {},
    author: { importance: 'extra' },
  });
}

/** /support/cms/news: articles of all countries, with drafts and what is planned. */
export function NewsView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffNews, { topic: null });
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
        list={STAFF_LISTS.staffNews}
        columns={useNewsColumns()}
        rowKey={({ NewsId }) => NewsId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'planned' ? 'open' : undefined)}
        exportPath={CALLS.exportStaffNews.path}
        listFilters={filters}
        emptyTitle={t`Kein Artikel gefunden`}
      />
    </StaffPage>
  );
}
