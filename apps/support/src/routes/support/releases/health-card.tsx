import { useCall } from '@heizplatz/api-client';
import { CALLS, type VersionHealth } from '@heizplatz/contract';
import { formatNumber, formatTime, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { RELEASES_PATH } from '@heizplatz/routes';
import { Card, CardHeader, FailedState, MetricTable, Notice, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureChart } from './failure-chart';
import styles from './releases.module.css';

/** While a canary runs its figures change with each visitor. */
const REFRESH_MS = 10_000;
const WINDOWS = ['1', '24', '168'] as const;

/** '2,3'; '–' without visits. */
const perHundred = (count: number, { Visits }: VersionHealth, site: Site): string =>
  Visits === 0 ? '–' : formatNumber((100 * count) / Visits, site, 1);

const formatMs = (ms: number | null, site: Site): string => (ms === null ? '–' : `${formatNumber(ms, site)} ms`);

/** How the versions do: visits, failures, web vitals and orders of a window of time, and what shells refuse. */
export function HealthCard({ getName }: { readonly getName: (remote: string) => string }) {
  const { t } = useLingui();
  const site = useSite();
  const [hours, setHours] = useState<(typeof WINDOWS)[number]>('24');
  const { data, error, mutate } = useCall(CALLS.releaseHealth, { query: { hours } }, { refreshMs: REFRESH_MS });
  const versions = data?.Versions ?? [];
  const refusals = (data?.Shells ?? []).flatMap(({ Node, SeenAt, Refused }) =>
    Refused.map((refused) => ({ ...refused, Node, SeenAt })),
  );
  return (
    <Card as="section" aria-labelledby="health" className={styles.health}>
      <CardHeader titleId="health" title={<Trans>Wie es den Versionen geht</Trans>} />
      {refusals.map(({ Node, SeenAt, Remote, Version, Reason }) => {
        const [name, at] = [getName(Remote), formatTime(SeenAt, site)];
        return (
          <Notice tone="bad" key={`${Node} ${Remote} ${Version}`}>
            <p>
              <Trans>
                Knoten {Node} nimmt die Version nicht: {name} {Version}, {Reason}. Gemeldet {at}.
              </Trans>
            </p>
          </Notice>
        );
      })}
      <SelectField
        name="hours"
        size="small"
        label={t`Zeitraum`}
        className={styles.window}
        value={hours}
        onChange={({ target }) => setHours(WINDOWS.find((one) => one === target.value) ?? '24')}
        options={[
          { value: '1', label: t`letzte Stunde` },
          { value: '24', label: t`letzte 24 Stunden` },
          { value: '168', label: t`letzte 7 Tage` },
        ]}
      />
      {!data && error && (
        <FailedState
          title={t`Die Zahlen konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retryHref={RELEASES_PATH}
          requestId={error.problem.requestId}
        />
      )}
      {data && versions.length === 0 && (
        <p>
          <Trans>In diesem Zeitraum war niemand da.</Trans>
        </p>
      )}
      {versions.length > 0 && (
        <>
          {versions.some(({ FailedVisits }) => FailedVisits > 0) && (
            <FailureChart versions={versions} getName={getName} />
          )}
          <MetricTable
            stacks
            caption={t`Besuche, Fehler, Geschwindigkeit und Bestellungen je Version`}
            captionHidden
            columns={[
              { id: 'version', label: t`Bereich und Version` },
              { id: 'visits', label: t`Besuche`, numeric: true },
              { id: 'failed', label: t`davon gescheitert`, numeric: true },
              { id: 'share', label: t`in Prozent`, numeric: true },
              { id: 'lcp', label: t`LCP (p75)`, numeric: true },
              { id: 'inp', label: t`INP (p75)`, numeric: true },
              { id: 'orders', label: t`Bestellungen je 100 Besuche`, numeric: true },
            ]}
            rows={versions.map((version) => ({
              id: `${version.Remote} ${version.Version}`,
              cells: [
                <>
                  {getName(version.Remote)} <span className={styles.version}>{version.Version}</span>
                </>,
                formatNumber(version.Visits, site),
                formatNumber(version.FailedVisits, site),
                perHundred(version.FailedVisits, version, site),
                formatMs(version.LargestPaintMs, site),
                formatMs(version.InteractionMs, site),
                perHundred(version.Orders, version, site),
              ],
            }))}
          />
          <p className={styles.hint}>
            <Trans>
              Ein Besuch scheitert durch eine Fehlerseite oder einen Fehler im Skript. LCP: bis das größte Bild oder der
              größte Text steht; INP: bis die Seite auf eine Eingabe antwortet. Beides schaffen drei Viertel der Besuche
              in dieser Zeit.
            </Trans>
          </p>
        </>
      )}
    </Card>
  );
}
