import { STAFF_LISTS, type StaffCustomerRow } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { customerPath } from '@heizplatz/routes';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

const getTown = ({ ZipCode, Town, CountryId }: StaffCustomerRow): string =>
  Town === '' ? '–' : `${siteById(CountryId).iso} ${ZipCode} ${Town}`;

export function useCustomerColumns(): readonly StaffTableColumn<StaffCustomerRow>[] {
  const { t } = useLingui();
  return useDeclaredColumns(STAFF_LISTS.staffCustomers, {
    name: {
      isRowHeader: true,
      cell: (row) => <PlainLink href={customerPath(row.Id)}>{row.Name || t`Ohne Namen`}</PlainLink>,
    },
    state: {
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
    town: { cell: getTown },
    phone: {},
    orders: {},
    last: {
      importance: 'extra',
      cell: ({ LastOrderAt, CountryId }) => (LastOrderAt ? formatDate(LastOrderAt, siteById(CountryId)) : '–'),
    },
    mail: { importance: 'extra' },
  });
}
