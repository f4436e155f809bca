import type { CallResponse, CALLS } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { editPagePath } from '@heizplatz/routes';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import styles from '../../../../shared/content-release/cms.module.css';
import { momentText } from '../../../../shared/content-versions/moment-text';
import { PageStateChip } from '../../../../shared/content-release/page-state-chip';
import { usePageLabels } from '../../../../shared/content-release/page-labels';

type Row = CallResponse<typeof CALLS.staffPages>['Rows'][number];

const INDENTS = [undefined, styles.depth1, styles.depth2];

/** A page stands below the one whose address begins its own. */
export function usePageColumns(buildLink: (id: number) => string = editPagePath): readonly StaffTableColumn<Row>[] {
  const { t } = useLingui();
  const { kinds } = usePageLabels();
  return [
    {
      key: 'title',
      title: t`Seite`,
      sort: 'path',
      isRowHeader: true,
      wraps: true,
      cell: ({ Id, Title, Path, Depth }) => (
        <div className={INDENTS[Math.min(Depth, 2)]}>
          <PlainLink href={buildLink(Id)}>{Title}</PlainLink>
          <span className={styles.path}>{Path}</span>
        </div>
      ),
    },
    { key: 'country', title: t`Land`, cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'kind', importance: 'extra', title: t`Art`, cell: ({ Kind }) => kinds[Kind] },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State, IsShown }) => (
        <span className={styles.row}>
          <PageStateChip state={State} />
          {IsShown && State !== 'live' && <Chip>{t`ältere Fassung zu sehen`}</Chip>}
        </span>
      ),
    },
    { key: 'author', importance: 'extra', title: t`Zuletzt von`, cell: ({ Author }) => Author },
    {
      key: 'changed',
      title: t`Geändert`,
      sort: 'changed',
      cell: ({ ChangedAt, CountryId }) => formatDate(ChangedAt, siteById(CountryId)),
    },
    {
      key: 'live',
      title: t`Zu sehen ab`,
      sort: 'live',
      cell: ({ GoesLiveAt, CountryId }) => (GoesLiveAt ? momentText(GoesLiveAt, CountryId) : '–'),
    },
    {
      key: 'missing',
      title: t`Fehlt in`,
      cell: ({ MissingIn }) => MissingIn.map((id) => siteById(id).iso).join(', ') || '–',
    },
  ];
}
