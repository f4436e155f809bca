import { Button, Checkbox, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFormState } from '../../../../shared/staff-form/use-staff-form';
import { ReorderHandle } from '../../../../shared/reorder/reorder-handle';
import type { HandleProps, ItemProps } from '../../../../shared/reorder/use-reorder';
import { getField, moved, without } from './menu-values';
import { type KnownPath, PagePicker } from './page-picker';
import styles from './menus.module.css';

interface MenuRowProps {
  readonly form: StaffFormState;
  /** From 0. */
  readonly at: number;
  /** Rows that the form has fields for. */
  readonly rows: number;
  readonly isLast: boolean;
  readonly onRemoved: () => void;
  /** What the menu may lead to. */
  readonly paths: readonly KnownPath[];
  readonly handle: HandleProps;
  readonly item: ItemProps;
}

/** One entry; it is dragged, or moved by keys and buttons. */
export function MenuRow({ form, at, rows, isLast, onRemoved, paths, handle, item }: MenuRowProps) {
  const { t } = useLingui();
  const name = form.watch(getField('Text', at)) || t`Eintrag ${at + 1}`;
  const moveTo = (other: number) => form.setValues(moved(form.getValues(), at, other, rows));
  return (
    <li {...item}>
      <div className={styles.fields}>
        <TextField {...form.field(getField('Text', at))} size="small" label={t`Text`} maxLength={60} />
        <PagePicker form={form} name={getField('Href', at)} paths={paths} />
      </div>
      <div className={styles.acts}>
        <Checkbox {...form.box(getField('IsHidden', at))} variant="compact" label={t`ausgeblendet`} />
        <ReorderHandle name={name} {...handle} />
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
