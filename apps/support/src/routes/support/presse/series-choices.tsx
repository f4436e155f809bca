import { PRESS_RESOLUTIONS } from '@heizplatz/contract';
import { ChoiceChips } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { monthsBefore, type PressPage, pressPath } from './press-page';
import styles from './press.module.css';

interface SeriesChoicesProps {
  readonly page: PressPage;
  readonly today: string;
  /** First day there is; null without a series. */
  readonly knownFrom: string | null;
}

/** Period and resolution: links, so that they work without script. */
export function SeriesChoices({ page, today, knownFrom }: SeriesChoicesProps) {
  const { t } = useLingui();
  const by = { day: t`Tage`, week: t`Wochen`, month: t`Monate` };
  const periods = [
    { id: '3', label: t`3 Monate`, from: monthsBefore(today, 3), by: 'day' },
    { id: '12', label: t`1 Jahr`, from: monthsBefore(today, 12), by: 'week' },
    { id: '36', label: t`3 Jahre`, from: monthsBefore(today, 36), by: 'week' },
    ...(knownFrom ? [{ id: 'all', label: t`alles`, from: knownFrom, by: 'month' } as const] : []),
  ] as const;
  const chosen = periods.find(({ from }) => from === page.from && today === page.to);
  return (
    <div className={styles.choices}>
      <ChoiceChips
        label={t`Zeitraum`}
        chosenId={chosen?.id ?? null}
        choices={periods.map(({ id, label, from, by: suitable }) => ({
          id,
          label,
          href: pressPath(page, { from, to: today, by: suitable }),
        }))}
      />
      <ChoiceChips
        label={t`Auflösung`}
        chosenId={page.by}
        choices={PRESS_RESOLUTIONS.map((id) => ({ id, label: by[id], href: pressPath(page, { by: id }) }))}
      />
    </div>
  );
}
