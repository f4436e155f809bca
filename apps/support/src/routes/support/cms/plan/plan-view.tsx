import { useCall } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { formatDate, localDate, siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { CMS_LIST_PATH, CMS_PLAN_PATH, editPagePath } from '@heizplatz/routes';
import { Chip, classNames, EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { staffArticlePath } from '../../../../shared/news/news-paths';
import { PageStateChip } from '../../../../shared/content-release/page-state-chip';
import { announcementPath } from '../../../../shared/announcements/prompt-paths';
import { useAnnouncementLabels } from '../../../../shared/announcements/use-prompt-labels';
import { addMonths, getMonthDays } from './month-days';
import type { PlanData } from './plan-loader';
import styles from './plan.module.css';

type Plan = CallResponse<typeof CALLS.contentPlan>;
type PlanEntry = Plan['Entries'][number];

const localIso = (at: string): string => localDate(new Date(at)).toISOString();

function Entry({ entry }: { readonly entry: PlanEntry }) {
  const path = entry.Kind === 'news' ? staffArticlePath(entry.PageId) : editPagePath(entry.PageId);
  const country = siteById(entry.CountryId).iso;
  return (
    <li className={styles.entry}>
      <TextLink href={path}>{entry.Title}</TextLink>
      <span className={styles.note}>
        {localIso(entry.At).slice(11, 16)} {country}
      </span>
      <PageStateChip state={entry.State} />
    </li>
  );
}

function AnnouncementEntry({ entry }: { readonly entry: Plan['Announcements'][number] }) {
  const { t } = useLingui();
  const { places, states } = useAnnouncementLabels();
  const { text, tone } = states[entry.State];
  const [time, country] = [localIso(entry.At).slice(11, 16), siteById(entry.CountryId).iso];
  const change = entry.Change === 'begins' ? t`Hinweis beginnt` : t`Hinweis endet`;
  return (
    <li className={styles.entry}>
      <TextLink href={announcementPath(entry.AnnouncementId)}>{entry.Title}</TextLink>
      <span className={styles.note}>
        {time} {country}, {change}, {places[entry.Place]}
      </span>
      <Chip tone={tone}>{text}</Chip>
    </li>
  );
}

/** /support/cms/plan: what goes live when, as a month; on phones and for readers the list of days that have something. */
export function PlanView() {
  const { t, i18n } = useLingui();
  const { month, today } = useLoaderData<PlanData>();
  const { data } = useCall(CALLS.contentPlan, { params: { month } });
  const { Entries: entries = [], Announcements: announcements = [] } = data ?? {};
  const name = i18n.date(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric' });
  const weekdays = [t`Mo`, t`Di`, t`Mi`, t`Do`, t`Fr`, t`Sa`, t`So`];
  const link = (count: number): string => `${CMS_PLAN_PATH}?monat=${addMonths(month, count)}`;
  return (
    <StaffPage
      title={t`Plan: ${name}`}
      lead={t`Was Besucher ab wann sehen: Seiten, News und Hinweise aller Länder.`}
      crumbs={[{ id: 'pages', text: t`Seiten`, href: CMS_LIST_PATH }]}
      actions={
        <>
          <LinkButton href={link(-1)} variant="secondary" size="small">
            <Trans>Monat davor</Trans>
          </LinkButton>
          <LinkButton href={link(1)} variant="secondary" size="small">
            <Trans>Monat danach</Trans>
          </LinkButton>
        </>
      }
    >
      {data && entries.length + announcements.length === 0 && (
        <EmptyState title={t`In diesem Monat geht nichts live.`} />
      )}
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {getMonthDays(month).map(({ day, weekday }, at) => {
          const isOfDay = ({ At }: { readonly At: string }) => localIso(At).startsWith(day);
          const [contentsOfDay, announcementsOfDay] = [entries.filter(isOfDay), announcements.filter(isOfDay)];
          const isEmpty = contentsOfDay.length + announcementsOfDay.length === 0;
          return (
            <li
              key={day}
              aria-hidden={isEmpty || undefined}
              aria-current={day === today && !isEmpty ? 'date' : undefined}
              className={classNames(
                styles.day,
                at === 0 && styles[`column${weekday}`],
                isEmpty && styles.empty,
                day === today && styles.today,
              )}
            >
              <span className={styles.date}>
                <span className={styles.short} aria-hidden="true">
                  {at + 1}
                </span>
                <span className={styles.long}>
                  {weekdays[weekday - 1]}, {formatDate(day, siteById(1))}
                </span>
              </span>
              {!isEmpty && (
                <ul className={styles.entries}>
                  {contentsOfDay.map((entry, index) => (
                    <Entry key={index} entry={entry} />
                  ))}
                  {announcementsOfDay.map((entry) => (
                    <AnnouncementEntry key={`${entry.AnnouncementId} ${entry.Change}`} entry={entry} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </StaffPage>
  );
}
