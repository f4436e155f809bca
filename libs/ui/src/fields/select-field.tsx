import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldLabels } from './field-frame';
import { useFieldIds } from './field-ids';
import styles from './input-box.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'className'>, FieldLabels {
  options: readonly SelectOption[];
  size?: 'normal' | 'small';
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list of choices. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, optional, className, options, size, id, ...select } = props;
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
        <select
          {...select}
          id={ids.inputId}
          className={classNames(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
