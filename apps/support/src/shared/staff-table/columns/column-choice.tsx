import { Button, Checkbox, classNames, Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffTableColumn } from '../staff-table-column';
import panel from '../panel.module.css';
import styles from './column-choice.module.css';
import type { TablePreferences } from './table-preferences';

interface ColumnChoiceProps {
  readonly columns: readonly Pick<StaffTableColumn<never>, 'key' | 'title' | 'isRowHeader' | 'isFixed'>[];
  readonly preferences: TablePreferences;
  readonly onChange: (preferences: TablePreferences) => void;
}

/** Which columns the table has, and how high its rows are; stored in this browser for each list. */
export function ColumnChoice({ columns, preferences, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  // Its labels are those of the table's heads and of fields: in the page only once they are asked for.
  const [isOpen, setIsOpen] = useState(false);
  const choosable = columns.filter(({ isRowHeader, isFixed }) => !isRowHeader && !isFixed);
  const visible = preferences.columns ?? choosable.map(({ key }) => key);
  const choose = (key: string, isVisible: boolean) =>
    onChange({
      ...preferences,
      columns: choosable.map((one) => one.key).filter((one) => (one === key ? isVisible : visible.includes(one))),
    });
  return (
    <Disclosure
      summary={t`Spalten`}
      className={classNames(styles.choice, 'script-only')}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      {isOpen && (
        <div className={panel.list} role="group" aria-label={t`Spalten der Tabelle`}>
          {choosable.map(({ key, title }) => (
            <Checkbox
              key={key}
              variant="compact"
              label={title}
              checked={visible.includes(key)}
              onChange={({ currentTarget: { checked } }) => choose(key, checked)}
            />
          ))}
          <Checkbox
            variant="compact"
            label={t`Enge Zeilen`}
            checked={preferences.isDense}
            onChange={({ currentTarget: { checked } }) => onChange({ ...preferences, isDense: checked })}
          />
          {preferences.columns !== null && (
            <Button variant="quiet" size="small" onClick={() => onChange({ ...preferences, columns: null })}>
              <Trans>Wieder nach Platz</Trans>
            </Button>
          )}
        </div>
      )}
    </Disclosure>
  );
}
