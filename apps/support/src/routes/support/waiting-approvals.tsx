import { useCall } from '@heizplatz/api-client';
import { CALLS, mayCall } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite, useUser } from '@heizplatz/router';
import { APPROVALS_PATH } from '@heizplatz/routes';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './start-view.module.css';

/** Changes of somebody else that the caller may approve; nothing where there are none. */
export function WaitingApprovals() {
  const site = useSite();
  const user = useUser();
  const input = mayCall(user, CALLS.approvals) ? { query: { state: 'pending' as const } } : null;
  const { data } = useCall(CALLS.approvals, input);
  const rows = data?.Rows.filter(({ MayDecide }) => MayDecide) ?? [];
  if (rows.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="freigaben">
      <CardHeader
        titleId="freigaben"
        title={<Trans>Wartet auf eine zweite Person</Trans>}
        action={
          <TextLink href={`${APPROVALS_PATH}?state=pending`}>
            <Trans>Zu den Freigaben</Trans>
          </TextLink>
        }
      />
      <ul className={styles.approvals}>
        {rows.map(({ Id, Act, RequestedBy, RequestedAt }) => (
          <li key={Id}>
            {Act}, {RequestedBy}, <time dateTime={RequestedAt}>{formatTime(RequestedAt, site)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
