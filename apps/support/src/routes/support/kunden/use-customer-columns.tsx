import type { StaffCustomerRow } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { customerPath } from '@heizplatz/routes';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

const getTown = ({ ZipCode, Town, CountryId }: StaffCustomerRow): string =>
  Town === '' ? '–' : `${siteById(CountryId).iso} ${ZipCode} ${Town}`;

export function useCustomerColumns(): readonly StaffTableColumn<StaffCustomerRow>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Name`,
      sort: 'name',
      isRowHeader: true,
      cell: (row) => <PlainLink href={customerPath(row.Id)}>{row.Name || t`Ohne Namen`}</PlainLink>,
    },
    {
      key: 'state',
      title: t`Konto`,
      cell: ({ IsGuest, IsLocked }) => (
        <>
          {IsGuest ? (
            <Chip>
              <Trans>Gast</Trans>
            </Chip>
          ) : (
            <Trans>Kunde</Trans>
          )}
          {IsLocked && (
            <>
              {' '}
              <Chip tone="bad">
                <Trans>gesperrt</Trans>
              </Chip>
            </>
          )}
        </>
      ),
    },
    { key: 'town', title: t`Ort`, sort: 'town', cell: getTown },
    { key: 'phone', title: t`Telefon`, cell: ({ Phone }) => Phone || '–' },
    {
      key: 'orders',
      title: t`Bestellungen`,
      sort: 'orders',
      align: 'end',
      cell: ({ Orders }) => Orders,
    },
    {
      key: 'last',
      importance: 'extra',
      title: t`Letzte Bestellung`,
      sort: 'lastOrder',
      cell: ({ LastOrderAt, CountryId }) => (LastOrderAt ? formatDate(LastOrderAt, siteById(CountryId)) : '–'),
    },
    { key: 'mail', importance: 'extra', title: t`E-Mail`, cell: ({ Email }) => Email },
  ];
}
