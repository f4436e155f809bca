import { STAFF_LISTS, type StaffMedium } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { mediumPath } from './media-paths';
import { MediumThumb } from './medium-thumb';
import { useFileSize } from './use-file-size';

export function useMediaColumns(): readonly StaffTableColumn<StaffMedium>[] {
  const { t } = useLingui();
  const site = useSite();
  const getSize = useFileSize();
  const declared: StaffTableColumn<StaffMedium>[] = useDeclaredColumns(STAFF_LISTS.staffMedia, {
    name: {
      isRowHeader: true,
      wraps: true,
      cell: ({ Key, FileName }) => <PlainLink href={mediumPath(Key)}>{FileName}</PlainLink>,
    },
    alt: { wraps: true, cell: ({ Alt }) => (Alt === '' ? <Chip tone="sunk">{t`schmückend`}</Chip> : Alt) },
    uses: {
      cell: ({ UseCount }) =>
        UseCount === 0 ? <Trans>nirgends</Trans> : <Plural value={UseCount} one="auf # Seite" other="auf # Seiten" />,
    },
    size: { cell: getSize },
    date: { importance: 'extra', cell: ({ CreatedAt }) => formatDate(CreatedAt, site) },
  });
  return [{ key: 'thumb', title: t`Bild`, cell: (medium) => <MediumThumb medium={medium} /> }, ...declared];
}
