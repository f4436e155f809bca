import type { StaffMedium } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { mediumPath } from './media-paths';
import { MediumThumb } from './medium-thumb';
import { useFileSize } from './use-file-size';

export function useMediaColumns(): readonly StaffTableColumn<StaffMedium>[] {
  const { t } = useLingui();
  const site = useSite();
  const getSize = useFileSize();
  return [
    { key: 'thumb', title: t`Bild`, cell: (medium) => <MediumThumb medium={medium} /> },
    {
      key: 'name',
      title: t`Name`,
      sort: 'name',
      isRowHeader: true,
      wraps: true,
      cell: ({ Key, FileName }) => <PlainLink href={mediumPath(Key)}>{FileName}</PlainLink>,
    },
    {
      key: 'alt',
      title: t`Alternativtext`,
      wraps: true,
      cell: ({ Alt }) => (Alt === '' ? <Chip tone="sunk">{t`schmückend`}</Chip> : Alt),
    },
    {
      key: 'uses',
      title: t`Verwendet`,
      cell: ({ UseCount }) =>
        UseCount === 0 ? <Trans>nirgends</Trans> : <Plural value={UseCount} one="auf # Seite" other="auf # Seiten" />,
    },
    { key: 'size', title: t`Größe`, sort: 'size', align: 'end', cell: getSize },
    {
      key: 'date',
      importance: 'extra',
      title: t`Hochgeladen`,
      sort: 'date',
      cell: ({ CreatedAt }) => formatDate(CreatedAt, site),
    },
  ];
}
