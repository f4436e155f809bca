import { Button, Checkbox, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFormState } from '../../../../shared/staff-form/use-staff-form';
import { getField, swapped, without } from './menu-values';
import styles from './menus.module.css';

interface MenuRowProps {
  readonly form: StaffFormState;
  /** From 0. */
  readonly at: number;
  /** Rows that the form has fields for. */
  readonly rows: number;
  readonly isLast: boolean;
  readonly onRemoved: () => void;
}

/** One entry; it moves by buttons, so by keyboard too. */
export function MenuRow({ form, at, rows, isLast, onRemoved }: MenuRowProps) {
  const { t } = useLingui();
  const name = form.watch(getField('Text', at)) || t`Eintrag ${at + 1}`;
  const moveTo = (other: number) => form.setValues(swapped(form.getValues(), at, other));
  return (
    <li className={styles.row}>
      <div className={styles.fields}>
        <TextField {...form.field(getField('Text', at))} size="small" label={t`Text`} maxLength={60} />
        <TextField
          {...form.field(getField('Href', at))}
          size="small"
          label={t`Ziel`}
          list="bekannte-pfade"
          maxLength={500}
          autoComplete="off"
        />
      </div>
      <div className={styles.acts}>
        <Checkbox {...form.box(getField('IsHidden', at))} variant="compact" label={t`ausgeblendet`} />
        <Button
          variant="quiet"
          size="small"
          disabled={at === 0}
          aria-label={t`${name} nach oben`}
          onClick={() => moveTo(at - 1)}
        >
          ↑
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isLast}
          aria-label={t`${name} nach unten`}
          onClick={() => moveTo(at + 1)}
        >
          ↓
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t`${name} entfernen`}
          onClick={() => {
            form.setValues(without(form.getValues(), at, rows));
            onRemoved();
          }}
        >
          <Trans>Entfernen</Trans>
        </Button>
      </div>
    </li>
  );
}
