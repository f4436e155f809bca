import type { FormValues } from '@heizplatz/form-ui';
import { Button, Notice, RadioGroup } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getDifferences } from './form-values';
import styles from './staff-form.module.css';

interface VersionConflictProps {
  readonly mine: FormValues;
  /** What somebody else saved meanwhile. */
  readonly theirs: FormValues;
  /** How fields are called, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a field's value is displayed; absent: as entered. */
  readonly view?: ((name: string, value: string) => string) | undefined;
  readonly isBusy: boolean;
  readonly onSettle: (chosen: FormValues) => void;
}

type Side = 'mine' | 'theirs';

/** Somebody else was quicker: both versions, field by field, and whose is to stay. Nothing is lost until it is chosen. */
export function VersionConflict({ mine, theirs, labels, view, isBusy, onSettle }: VersionConflictProps) {
  const { t } = useLingui();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const differences = getDifferences(mine, theirs);
  const getText = (name: string, value: string): string => {
    if (value === '') return t`leer`;
    return view?.(name, value) ?? (value === 'on' ? t`ja` : value);
  };
  const getChosen = (getSide: (name: string) => Side): FormValues => ({
    ...mine,
    ...Object.fromEntries(
      differences.map((difference) => [difference.name, difference[getSide(difference.name)]] as const),
    ),
  });
  return (
    <Notice tone="warn" announce>
      <div className={styles.conflict}>
        <p>
          <strong>
            <Trans>Jemand anderes hat das inzwischen geändert.</Trans>
          </strong>{' '}
          {differences.length === 0 ? (
            <Trans>Beide Fassungen sind gleich.</Trans>
          ) : (
            <Trans>Welche Fassung soll gelten? Gespeichert wird erst, wenn Sie gewählt haben.</Trans>
          )}
        </p>
        {differences.map(({ name, mine: own, theirs: newer }) => (
          <RadioGroup
            key={name}
            name={`conflict-${name}`}
            legend={labels[name] ?? name}
            variant="compact"
            value={sides[name] ?? 'mine'}
            onValueChange={(side) =>
              setSides((before) => ({ ...before, [name]: side === 'theirs' ? 'theirs' : 'mine' }))
            }
            options={[
              { value: 'mine', label: t`Meine: ${getText(name, own)}` },
              { value: 'theirs', label: t`Neue: ${getText(name, newer)}` },
            ]}
          />
        ))}
        <div className={styles.acts}>
          <Button
            size="small"
            variant="primary"
            busy={isBusy}
            onClick={() => onSettle(getChosen((name) => sides[name] ?? 'mine'))}
          >
            <Trans>Auswahl speichern</Trans>
          </Button>
          <Button size="small" busy={isBusy} onClick={() => onSettle(getChosen(() => 'mine'))}>
            <Trans>Meine übernehmen</Trans>
          </Button>
          <Button size="small" busy={isBusy} onClick={() => onSettle(getChosen(() => 'theirs'))}>
            <Trans>Neue übernehmen</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}
