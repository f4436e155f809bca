import { CALLS } from '@heizplatz/contract';
import { formatDate, formatTime } from '@heizplatz/country';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { cancellationsPath } from '../../../../shared/staff-page/staff-paths';
import { StaffLink } from '../../../../shared/staff-page/staff-link';
import { useStaffOrder } from '../order-context';
import { useCancellationKinds } from '../forms/use-cancellation-kinds';

/** The case of a cancelled order. */
export function CancellationCard() {
  const { t } = useLingui();
  const kinds = useCancellationKinds();
  const { order, site } = useStaffOrder();
  const { Cancellation: cancelled, Reason: reason } = order;
  if (!cancelled) return null;
  const { Kind, OpenedAt, IsBooked, WithdrawalDeadline } = cancelled;
  return (
    <Card as="section" aria-labelledby="storno">
      <CardHeader
        titleId="storno"
        title={<Trans>Stornierung</Trans>}
        action={
          <StaffLink
            call={CALLS.cancellationList}
            fallback={null}
            href={cancellationsPath(order.OrderNumber)}
            variant="alone"
          >
            <Trans>Im Stornomanagement</Trans>
          </StaffLink>
        }
      />
      <KeyValueList
        items={[
          { id: 'kind', label: t`Art`, value: kinds[Kind] },
          ...(reason ? [{ id: 'reason', label: t`Grund`, value: reason }] : []),
          ...(OpenedAt ? [{ id: 'opened', label: t`Storniert am`, value: formatTime(OpenedAt, site) }] : []),
          { id: 'booked', label: t`Gebucht`, value: IsBooked ? t`ja` : t`nein` },
          ...(WithdrawalDeadline
            ? [{ id: 'deadline', label: t`Widerrufsfrist bis`, value: formatDate(WithdrawalDeadline, site) }]
            : []),
        ]}
      />
    </Card>
  );
}
