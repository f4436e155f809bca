import { useCall } from '@heizplatz/api-client';
import {
  APPROVAL_KIND_LABELS,
  APPROVAL_KINDS,
  APPROVAL_STATE_LABELS,
  type Approval,
  CALLS,
  mayCall,
  STAFF_LISTS,
} from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useSearchParams, useSite, useUser } from '@heizplatz/router';
import { HELD_IMPORTS_PATH } from '@heizplatz/routes';
import { Chip, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabels } from '../../../shared/labels/use-labels';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { ApprovalDecision } from './approval-decision';
import { ApprovalSettingsCard } from './approval-settings-card';
import styles from './approvals.module.css';

/** Prices wait as price files, on a page of their own. */
const LISTED_KINDS = APPROVAL_KINDS.filter((kind) => kind !== 'prices');

function useApprovalFilters(): readonly ListFilter[] {
  const labels = useLabels(APPROVAL_KIND_LABELS);
  const options = LISTED_KINDS.map((value) => ({ value, label: labels[value] }));
  return useListFilters(STAFF_LISTS.approvals, { kind: { options } });
}

function useApprovalColumns(onDecided: () => void): readonly StaffTableColumn<Approval>[] {
  const { t } = useLingui();
  const site = useSite();
  const kinds = useLabels(APPROVAL_KIND_LABELS);
  const states = useLabels(APPROVAL_STATE_LABELS);
  const declared: readonly StaffTableColumn<Approval>[] = useDeclaredColumns(STAFF_LISTS.approvals, {
    act: {
      isRowHeader: true,
      wraps: true,
      cell: ({ Act, Differences, RequestReason }) => (
        <>
          {Act}
          <ul className={styles.differences}>
            {Differences.map(({ Field, Before, After }) => (
              <li key={Field}>
                {Field}: {Before ?? '–'} → {After ?? '–'}
              </li>
            ))}
          </ul>
          {RequestReason}
        </>
      ),
    },
    kind: {
      cell: ({ Kind, CountryId }) => [kinds[Kind], CountryId && siteById(CountryId).iso].filter(Boolean).join(', '),
    },
    requested: {
      wraps: true,
      cell: ({ RequestedBy, RequestedAt }) => `${RequestedBy}, ${formatTime(RequestedAt, site)}`,
    },
    state: {
      wraps: true,
      cell: ({ State, DecidedBy, DecidedAt, Reason }) => (
        <>
          <Chip tone={State === 'pending' ? 'ember' : State === 'approved' ? 'good' : 'bad'}>{states[State]}</Chip>{' '}
          {DecidedBy && DecidedAt && `${DecidedBy}, ${formatTime(DecidedAt, site)}`} {Reason}
        </>
      ),
    },
  });
  return [
    ...declared,
    {
      key: 'decide',
      title: t`Entscheiden`,
      wraps: true,
      cell: (approval) => <ApprovalDecision approval={approval} onDecided={onDecided} />,
    },
  ];
}

/** Changes of rates, adverts and commissions that a second person approves, and where that is asked for. */
export function ApprovalsView() {
  const { t } = useLingui();
  const filters = useApprovalFilters();
  const [params] = useSearchParams();
  const user = useUser();
  const query = listQuery(CALLS.approvals.query, params);
  const { data, error, mutate } = useCall(CALLS.approvals, { query });
  const columns = useApprovalColumns(() => void mutate());
  return (
    <StaffPage
      title={t`Freigaben`}
      lead={<Trans>Die eigene Änderung gibt immer jemand anderes frei. Bis dahin gilt der bisherige Stand.</Trans>}
      actions={
        mayCall(user, CALLS.priceImports) && (
          <TextLink href={HELD_IMPORTS_PATH}>
            <Trans>Wartende Preise</Trans>
          </TextLink>
        )
      }
    >
      <StaffTable
        list={STAFF_LISTS.approvals}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'pending' ? 'warn' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportApprovals.path}
        emptyTitle={t`Keine Freigabe gefunden`}
      />
      <ApprovalSettingsCard mayChange={mayCall(user, CALLS.saveApprovalSetting)} />
    </StaffPage>
  );
}
