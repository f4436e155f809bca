import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffAnnouncement } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useSearchParams } from '@heizplatz/router';
import { Chip, LinkButton, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';
import { NEW_ANNOUNCEMENT, announcementPath } from '../../../../shared/announcements/prompt-paths';
import { useAnnouncementLabels } from '../../../../shared/announcements/use-prompt-labels';
import { toOptions } from '../../../../shared/labels/to-options';

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { places, states } = useAnnouncementLabels();
  const all = { value: '', label: t`alle` };
  const placeOptions = toOptions(places);
  const stateOptions = toOptions(states);
  return [
    { name: 'country', label: t`Land`, options: [all, ...useCountryChoices()] },
    { name: 'place', label: t`Ort`, options: [all, ...placeOptions] },
    { name: 'state', label: t`Stand`, options: [all, ...stateOptions] },
  ];
}

function useAnnouncementColumns(): readonly StaffTableColumn<StaffAnnouncement>[] {
  const { t } = useLingui();
  const { places, states } = useAnnouncementLabels();
  const getMoment = (iso: string | null, countryId: StaffAnnouncement['CountryId']): string => {
    const site = siteById(countryId);
    return iso === null ? '–' : formatTime(iso, site);
  };
  return [
    {
      key: 'title',
      title: t`Titel`,
      sort: 'title',
      isRowHeader: true,
      wraps: true,
      cell: ({ Id, Title }) => <PlainLink href={announcementPath(Id)}>{Title}</PlainLink>,
    },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State }) => <Chip tone={states[State].tone}>{states[State].text}</Chip>,
    },
    { key: 'place', title: t`Ort`, cell: ({ Place }) => places[Place] },
    { key: 'country', title: t`Land`, cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'starts', title: t`Von`, sort: 'starts', cell: ({ StartsAt, CountryId }) => getMoment(StartsAt, CountryId) },
    { key: 'ends', title: t`Bis`, sort: 'ends', cell: ({ EndsAt, CountryId }) => getMoment(EndsAt, CountryId) },
    { key: 'author', title: t`Von wem`, cell: ({ AuthorName }) => AuthorName },
  ];
}

/** /support/cms/prompts: notes to visitors by place and period. */
export function AnnouncementsView() {
  const { t } = useLingui();
  const filters = useFilters();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffPrompts, { query: listQuery(CALLS.staffPrompts.query, params) });
  return (
    <StaffPage
      title={t`Hinweise`}
      lead={t`Kurze Mitteilungen an Besucher, an einem Ort und für eine Zeit.`}
      actions={
        <LinkButton href={announcementPath(NEW_ANNOUNCEMENT)} size="small">
          <Trans>Neuer Hinweis</Trans>
        </LinkButton>
      }
    >
      <StaffTable
        label={t`Hinweise`}
        columns={useAnnouncementColumns()}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'running' ? 'open' : undefined)}
        defaultSort="-starts"
        exportPath={CALLS.exportStaffPrompts.path}
        personalColumns={t`Von wem`}
        searchHint={t`Titel, Text`}
        listFilters={filters}
        emptyTitle={t`Kein Hinweis gefunden`}
      />
    </StaffPage>
  );
}
