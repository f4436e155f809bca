import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldLabels } from './field-frame';
import { useFieldIds } from './field-ids';
import styles from './input-box.module.css';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'className' | 'prefix'>, FieldLabels {
  /** Stands right inside the field: a unit, a town. */
  suffix?: ReactNode;
  /** Stands left inside the field: a currency that is written before its amount. */
  prefix?: string;
  size?: 'normal' | 'small';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Everything an <input> takes is passed on (name, value, onChange, autoComplete, inputMode …). */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, className, prefix, suffix, size, id, ...input } = props;
  const ids = useFieldIds(id, hint, error);
  const fieldProps = {
    label,
    hint,
    error,
    className,
    ...(labelHidden && { labelHidden }),
    ...(optional && { optional }),
  };
  return (
    <FieldFrame {...fieldProps} ids={ids}>
      <span className={classNames(styles.box, size === 'small' && styles.small, error && styles.invalid)}>
        {prefix && (
          <label htmlFor={ids.inputId} className={classNames(styles.affix, styles.before)} aria-hidden="true">
            {prefix}
          </label>
        )}
        <input
          type="text"
          {...input}
          id={ids.inputId}
          className={classNames(styles.input, 'tabular')}
          aria-invalid={error ? true : undefined}
          aria-describedby={[ids.describedBy, input['aria-describedby']].filter(Boolean).join(' ') || undefined}
        />
        {suffix && (
          <label htmlFor={ids.inputId} className={styles.affix} aria-hidden="true">
            {suffix}
          </label>
        )}
      </span>
    </FieldFrame>
  );
}
