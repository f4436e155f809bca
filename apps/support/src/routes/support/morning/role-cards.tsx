import { useCall } from '@heizplatz/api-client';
import { CALLS, type Open, type StaffMetricId } from '@heizplatz/contract';
import { formatDate, formatNumber, formatPercent, siteById, toLocalDay } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { CAMPAIGNS_PATH, CMS_PLAN_PATH, OPERATION_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { campaignPath } from '../../../shared/advert-statistics/advert-paths';
import { getPace, MIN_PACE } from './get-pace';
import styles from './morning.module.css';
import { CARD_METRICS, getPlanEnd, getPlanInputs, RUNNING_CAMPAIGNS } from './role-cards-input';

const MAX_LINES = 4;

interface RoleCardProps {
  readonly name: string;
  readonly href: string;
  readonly count: string;
  /** What is counted. */
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

function RoleCard({ name, href, count, text, children }: RoleCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        <TextLink href={href}>{name}</TextLink>
      </span>
      <span>
        <strong className={styles.count}>{count}</strong> {text}
      </span>
      {children}
    </li>
  );
}

/** Running campaigns, and those that deliver less than an even plan. */
function CampaignCard({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const site = useSite();
  const { data } = useCall(CALLS.staffCampaigns, RUNNING_CAMPAIGNS);
  if (!data) return null;
  const behind = data.Rows.map((row) => ({ row, pace: getPace(row, today) ?? 1 }))
    .filter(({ pace }) => pace < MIN_PACE)
    .toSorted((a, b) => a.pace - b.pace);
  return (
    <RoleCard
      name={t`Kampagnen`}
      href={`${CAMPAIGNS_PATH}?phase=running`}
      count={formatNumber(data.Total, site)}
      text={<Plural value={data.Total} one="läuft" other="laufen" />}
    >
      {behind.length === 0 ? (
        <span className={styles.week}>
          <Trans>Alle mit Ziel liefern nach Plan.</Trans>
        </span>
      ) : (
        <>
          <span className={styles.late}>
            <Trans>{behind.length} hinter dem Plan</Trans>
          </span>
          <ul className={styles.lines}>
            {behind.slice(0, MAX_LINES).map(({ row: { Id, Name }, pace }) => (
              <li key={Id}>
                <TextLink href={campaignPath(Id)}>{Name}</TextLink>{' '}
                <Trans>{formatPercent(100 * pace, site, 0)} vom Soll</Trans>
              </li>
            ))}
          </ul>
        </>
      )}
    </RoleCard>
  );
}

/** What goes live from today on within seven days. */
function PlanCard({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const site = useSite();
  const { first, second } = getPlanInputs(today);
  const { data } = useCall(CALLS.contentPlan, first);
  const { data: next } = useCall(CALLS.contentPlan, second);
  if (!data) return null;
  const end = getPlanEnd(today);
  const getDay = (at: string) => toLocalDay(new Date(at));
  const week = [...data.Entries, ...(next?.Entries ?? [])]
    .map((entry) => ({ ...entry, day: getDay(entry.At) }))
    .filter(({ day }) => day >= today && day < end);
  return (
    <RoleCard
      name={t`Plan der Woche`}
      href={CMS_PLAN_PATH}
      count={formatNumber(week.length, site)}
      text={<Plural value={week.length} one="geht live" other="gehen live" />}
    >
      <ul className={styles.lines}>
        {week.slice(0, MAX_LINES).map(({ PageId, CountryId, Kind, Title, day }) => (
          <li key={`${Kind} ${PageId} ${CountryId} ${day}`}>
            {formatDate(day, site)} {siteById(CountryId).iso} {Title}
          </li>
        ))}
      </ul>
    </RoleCard>
  );
}

/** What stands still, and what waits for somebody. */
function SystemCard() {
  const { t } = useLingui();
  const site = useSite();
  const { data } = useCall(CALLS.operationState, {});
  if (!data) return null;
  const count = (status: string) => data.Findings.filter(({ Status }) => Status === status).length;
  const stopped = count('stopped');
  const waiting = formatNumber(count('waits'), site);
  const serving = formatNumber(count('serves'), site);
  return (
    <RoleCard
      name={t`Betrieb`}
      href={OPERATION_PATH}
      count={formatNumber(stopped, site)}
      text={
        <span className={stopped > 0 ? styles.late : undefined}>
          <Plural value={stopped} one="steht still" other="stehen still" />
        </span>
      }
    >
      <span className={styles.week}>
        <Trans>
          {waiting} zu erledigen, {serving} in Ordnung
        </Trans>
      </span>
    </RoleCard>
  );
}

interface RoleCardsProps {
  /** '2026-11-26'. */
  readonly today: string;
  /** The caller's. */
  readonly metrics: readonly Open<StaffMetricId>[];
}

/** What ad managers, editors and admins look at first. */
export function RoleCards({ today, metrics }: RoleCardsProps) {
  const { t } = useLingui();
  const { campaigns, plan, system } = CARD_METRICS;
  if (![campaigns, plan, system].some((id) => metrics.includes(id))) return null;
  return (
    <ul aria-label={t`Stand der eigenen Bereiche`} className={styles.wideCards}>
      {metrics.includes(campaigns) && <CampaignCard today={today} />}
      {metrics.includes(plan) && <PlanCard today={today} />}
      {metrics.includes(system) && <SystemCard />}
    </ul>
  );
}
