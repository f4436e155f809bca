import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatNumber, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, Chip } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './export-view.module.css';

/** Who exported what, and why when people can be known by it. */
export function LogCard() {
  const site = useSite();
  const { data: lines = [] } = useCall(CALLS.orderExportLog, {});
  return (
    <Card as="section" aria-labelledby="exporte">
      <CardHeader titleId="exporte" title={<Trans>Bisherige Exporte</Trans>} />
      {lines.length === 0 && (
        <p className="quiet">
          <Trans>Noch nichts exportiert.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.Id} className={styles.item}>
            <p>
              <strong>{line.UserName}</strong>, <time dateTime={line.At}>{formatTime(line.At, site)}</time>
              <br />
              {line.Filters} ·{' '}
              <Trans>
                {line.Rows > 10_000 ? '> 10.000' : formatNumber(line.Rows, site)} Zeilen als {line.Format.toUpperCase()}
              </Trans>
              {line.Reason && (
                <>
                  <br />
                  <Trans>Grund: {line.Reason}</Trans>
                </>
              )}
            </p>
            {line.HasPersonalData && (
              <Chip tone="warn">
                <Trans>personenbezogen</Trans>
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
