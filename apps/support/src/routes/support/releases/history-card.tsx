import { useCall } from '@heizplatz/api-client';
import { CALLS, type ReleaseMove } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { RELEASES_PATH } from '@heizplatz/routes';
import { Card, CardHeader, FailedState, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './releases.module.css';
import { RuleList } from './rule-list';

/** Who moved what when, why and how: by this page, by a command, or automatically. */
export function HistoryCard() {
  const { t } = useLingui();
  const site = useSite();
  const { data, error, mutate } = useCall(CALLS.releaseMoves, {}, { refreshMs: 30_000 });
  const getAuthor = ({ By }: ReleaseMove) => (By === 'automatic' ? t`automatisch` : By);
  return (
    <Card as="section" aria-labelledby="history" className={styles.health}>
      <CardHeader titleId="history" title={<Trans>Was umgestellt wurde</Trans>} />
      {!data && error && (
        <FailedState
          title={t`Der Verlauf konnte nicht geladen werden.`}
          onRetry={() => void mutate()}
          retryHref={RELEASES_PATH}
          requestId={error.problem.requestId}
        />
      )}
      {data && (
        <MetricTable
          stacks
          caption={t`Was umgestellt wurde`}
          captionHidden
          columns={[
            { id: 'area', label: t`Bereich` },
            { id: 'at', label: t`Wann` },
            { id: 'by', label: t`Wer` },
            { id: 'reason', label: t`Grund` },
            { id: 'command', label: t`Befehl` },
            { id: 'serving', label: t`Seitdem` },
          ]}
          rows={data.Moves.map((move) => ({
            id: `${move.Remote} ${move.Revision}`,
            cells: [
              move.RemoteName,
              move.At === null ? '–' : formatTime(move.At, site),
              getAuthor(move) || '–',
              move.Reason || '–',
              <span key="command" className={styles.long}>
                {move.Command}
              </span>,
              <div key="serving" className={styles.long}>
                <RuleList rules={move.Serving} namesVersions />
              </div>,
            ],
          }))}
        />
      )}
    </Card>
  );
}
