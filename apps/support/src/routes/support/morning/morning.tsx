import { useCall } from '@heizplatz/api-client';
import {
  CALLS,
  mayCall,
  type Open,
  STAFF_METRIC_DAYS,
  type StaffMetricId,
  type StaffTaskKind,
} from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { useSite, useUser } from '@heizplatz/router';
import { Disclosure, MetricTable, Sparkline, TextLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays } from './add-days';
import { MORNING_METRICS } from './morning-metrics';
import styles from './morning.module.css';
import { RoleCards } from './role-cards';

const WEEK = 7;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface Metric {
  readonly Id: Open<StaffMetricId>;
  readonly Counts: readonly number[];
}
interface Waiting {
  readonly Kind: Open<StaffTaskKind>;
  readonly Count: number;
  readonly Late: number;
}

function OpenCount({ waiting }: { readonly waiting: Waiting | undefined }) {
  const site = useSite();
  if (!waiting) return null;
  const open = formatNumber(waiting.Count, site);
  return (
    <span className={waiting.Late > 0 ? styles.late : undefined}>
      <Trans>{open} offen</Trans>
      {waiting.Late > 0 && (
        <>
          {', '}
          <Plural value={waiting.Late} one="# überfällig" other="# überfällig" />
        </>
      )}
    </span>
  );
}

function MetricCard({ metric, waiting }: { readonly metric: Metric; readonly waiting: Waiting | undefined }) {
  const { i18n, t } = useLingui();
  const site = useSite();
  const user = useUser();
  const { label, links } = MORNING_METRICS[metric.Id];
  const link = links.find(({ call }) => mayCall(user, call));
  const name = i18n._(label);
  const yesterday = formatNumber(metric.Counts.at(-1) ?? 0, site);
  const week = formatNumber(sum(metric.Counts.slice(WEEK)), site);
  const weekBefore = formatNumber(sum(metric.Counts.slice(0, WEEK)), site);
  return (
    <li className={styles.card}>
      <span className={styles.name}>{link ? <TextLink href={link.path}>{name}</TextLink> : name}</span>
      <span className={styles.main}>
        <span>
          <strong className={styles.count}>{yesterday}</strong> <Trans>gestern</Trans>
        </span>
        <Sparkline values={metric.Counts} label={t`${name}: Verlauf von 14 Tagen, Werte in der Tabelle darunter`} />
      </span>
      <span className={styles.week}>
        <Trans>
          7 Tage: {week}, davor {weekBefore}
        </Trans>
      </span>
      <OpenCount waiting={waiting} />
    </li>
  );
}

/** The metrics of a role: yesterday, the last seven days against the seven before, and what is open. */
export function Morning() {
  const { i18n, t } = useLingui();
  const site = useSite();
  const { data } = useCall(CALLS.staffMorning, {});
  const { data: waiting } = useCall(CALLS.staffWaiting, {});
  if (!data || data.Metrics.length === 0) return null;
  const { Metrics, FirstDay } = data;
  const getDay = (at: number) => formatDate(addDays(FirstDay, at), site);
  const rows = (Metrics[0]?.Counts ?? [])
    .map((_, at) => ({
      id: String(at),
      cells: [getDay(at), ...Metrics.map(({ Counts }) => formatNumber(Counts[at] ?? 0, site))],
    }))
    .reverse();
  return (
    <section aria-label={t`Zahlen`} className={styles.section}>
      <ul className={styles.cards}>
        {Metrics.map((metric) => (
          <MetricCard
            key={metric.Id}
            metric={metric}
            waiting={waiting?.Kinds.find(({ Kind }) => Kind === MORNING_METRICS[metric.Id].kind)}
          />
        ))}
      </ul>
      <RoleCards today={addDays(FirstDay, STAFF_METRIC_DAYS)} metrics={Metrics.map(({ Id }) => Id)} />
      <Disclosure summary={<Trans>Zahlen der letzten 14 Tage als Tabelle</Trans>}>
        <MetricTable
          caption={<Trans>Zahlen der letzten 14 Tage</Trans>}
          captionHidden
          columns={[
            { id: 'day', label: t`Tag` },
            ...Metrics.map(({ Id }) => ({ id: Id, label: i18n._(MORNING_METRICS[Id].label), numeric: true })),
          ]}
          rows={rows}
        />
      </Disclosure>
    </section>
  );
}
