import { type CallResponse, type CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { editPagePath } from '@heizplatz/routes';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import styles from '../../../../shared/content-release/cms.module.css';
import { PageStateChip } from '../../../../shared/content-release/page-state-chip';

type Row = CallResponse<typeof CALLS.staffPages>['Rows'][number];

const INDENTS = [undefined, styles.depth1, styles.depth2];

/** A page stands below the one whose address begins its own. */
export function usePageColumns(buildLink: (id: number) => string = editPagePath): readonly StaffTableColumn<Row>[] {
  const { t } = useLingui();
  return useDeclaredColumns(STAFF_LISTS.staffPages, {
    title: {
      isRowHeader: true,
      wraps: true,
      cell: ({ Id, Title, Path, Depth }) => (
        <div className={INDENTS[Math.min(Depth, 2)]}>
          <PlainLink href={buildLink(Id)}>{Title}</PlainLink>
          <span className={styles.path}>{Path}</span>
        </div>
      ),
    },
    country: {},
    kind: { importance: 'extra' },
    state: {
      cell: ({ State, IsShown }) => (
        <span className={styles.row}>
          <PageStateChip state={State} />
          {IsShown && State !== 'live' && <Chip>{t`ältere Fassung zu sehen`}</Chip>}
        </span>
      ),
    },
    author: { importance: 'extra' },
    changed: { cell: ({ ChangedAt, CountryId }) => formatDate(ChangedAt, siteById(CountryId)) },
    live: {},
    missing: { cell: ({ MissingIn }) => MissingIn.map((id) => siteById(id).iso).join(', ') || '–' },
  });
}
