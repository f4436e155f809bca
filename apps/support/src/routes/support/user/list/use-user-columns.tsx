import { STAFF_LISTS, type StaffUserRow } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { userPath } from '@heizplatz/routes';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { FactorChip } from '../../../../shared/users/factor-chip';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';

function StateCell({ IsLocked, IsInvited }: StaffUserRow) {
  if (IsLocked)
    return (
      <Chip tone="bad">
        <Trans>gesperrt</Trans>
      </Chip>
    );
  return IsInvited ? (
    <Chip tone="warn">
      <Trans>Einladung offen</Trans>
    </Chip>
  ) : (
    <Trans>aktiv</Trans>
  );
}

const getCountryCodes = (countries: StaffUserRow['Countries']): string =>
  countries.map((countryId) => siteById(countryId).iso).join(', ');

export function useUserColumns(): readonly StaffTableColumn<StaffUserRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const getRoles = ({ Roles }: StaffUserRow) =>
    ROLE_LABELS.filter(({ role }) => Roles.includes(role))
      .map(({ name }) => t(name))
      .join(', ');
  return useDeclaredColumns(STAFF_LISTS.staffUsers, {
    name: {
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={userPath(Id)}>{Name || t`Ohne Namen`}</PlainLink>,
    },
    mail: { wraps: true },
    roles: { wraps: true, cell: getRoles },
    countries: { cell: ({ Countries }) => getCountryCodes(Countries) || t`alle` },
    factor: { importance: 'extra', cell: ({ SecondFactor }) => <FactorChip state={SecondFactor} /> },
    last: {
      importance: 'extra',
      cell: ({ LastLoginAt }) => (LastLoginAt ? formatTime(LastLoginAt, site) : t`noch nie`),
    },
    state: { cell: (row) => <StateCell {...row} /> },
  });
}
