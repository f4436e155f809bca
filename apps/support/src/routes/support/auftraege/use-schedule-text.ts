import { useLingui } from '@lingui/react/macro';

const EVERY_MINUTES = /^\*\/(\d+) \* \* \* \*$/;
const DAILY = /^(\d+) (\d+) \* \* \*$/;
const HOURLY = /^(\d+) (\d+)-(\d+) \* \* \*$/;

/** When a queue's jobs begin, in words; an expression of another form stands as it is. `cron`: null without a schedule. */
export function useScheduleText(): (cron: string | null) => string {
  const { t } = useLingui();
  const time = (hour: string | undefined, minute: string | undefined) =>
    `${(hour ?? '').padStart(2, '0')}:${(minute ?? '').padStart(2, '0')}`;
  return (cron) => {
    if (cron === null) return t`bei Bedarf`;
    if (cron === '* * * * *') return t`jede Minute`;
    const [, minutes] = EVERY_MINUTES.exec(cron) ?? [];
    if (minutes) return t`alle ${minutes} Minuten`;
    const daily = DAILY.exec(cron);
    if (daily) return t`täglich um ${time(daily[2], daily[1])} Uhr`;
    const hourly = HOURLY.exec(cron);
    if (hourly) return t`stündlich von ${time(hourly[2], hourly[1])} bis ${time(hourly[3], hourly[1])} Uhr`;
    return cron;
  };
}
