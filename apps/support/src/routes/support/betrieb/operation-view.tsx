import { useCall } from '@heizplatz/api-client';
import { CALLS, type OperationFinding } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { OPERATION_PATH } from '@heizplatz/routes';
import { FailedState, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useFindingLabels } from './use-finding-labels';

function FindingTable({
  findings,
  caption,
}: {
  readonly findings: readonly OperationFinding[];
  readonly caption: string;
}) {
  const { t } = useLingui();
  const site = useSite();
  const getTexts = useFindingLabels();
  return (
    <MetricTable
      stacks
      caption={caption}
      columns={[
        { id: 'what', label: t`Was` },
        { id: 'state', label: t`Stand` },
        { id: 'since', label: t`Seit wann` },
        { id: 'advice', label: t`Was zu tun ist` },
      ]}
      rows={findings.map((finding) => {
        const { title, state, since, advice } = getTexts(finding);
        const at = finding.Since && formatTime(finding.Since, site);
        return {
          id: `${finding.Kind} ${finding.Subject} ${finding.Detail ?? ''}`,
          cells: [title, state, at ? `${since} ${at}`.trim() : '–', advice === '' ? t`nichts` : advice],
        };
      })}
    />
  );
}

/** A page that is left open on a wall display reports a fault within this time. */
const REFRESH_MS = 30_000;

/** The content of alerts and dashboards for operators, in sentences: what stopped, what waits, what serves. */
export function OperationView() {
  const { t } = useLingui();
  const site = useSite();
  const { data, error, mutate } = useCall(CALLS.operationState, {}, { refreshMs: REFRESH_MS });
  const findings = data?.Findings ?? [];
  const groups = [
    { status: 'stopped', caption: t`Was stillsteht` },
    { status: 'waits', caption: t`Was wartet` },
    { status: 'serves', caption: t`Was läuft` },
  ].map(({ status, caption }) => ({ caption, rows: findings.filter(({ Status }) => Status === status) }));
  const faults = findings.filter(({ Status }) => Status !== 'serves').length;
  const at = data && formatTime(data.At, site);
  return (
    <StaffPage
      title={t`Betrieb`}
      lead={<Trans>Was der Marktplatz von selbst tut, ob es läuft, und was zu tun ist, wenn nicht.</Trans>}
    >
      {!data && error && (
        <FailedState
          title={t`Der Stand konnte nicht geladen werden.`}
          onRetry={() => void mutate()}
          retryHref={OPERATION_PATH}
          requestId={error.problem.requestId}
        />
      )}
      {data && (
        <p role="status">
          {faults === 0 ? (
            <Trans>Alles läuft. Stand {at}.</Trans>
          ) : (
            <Trans>
              Um diese Punkte muss sich jemand kümmern: {faults}. Stand {at}.
            </Trans>
          )}
        </p>
      )}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ caption, rows }) => (
          <FindingTable key={caption} caption={caption} findings={rows} />
        ))}
    </StaffPage>
  );
}
