import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import { ChoiceText } from './choice-text';
import { useFieldIds } from './field-ids';
import { FieldMessage } from './field-message';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'className'> {
  label: ReactNode;
  /** Right beside the label: a count or what the option adds. */
  extra?: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** 'card' is a framed field, 'comfortable' 48 px high, 'compact' for filters. */
  variant?: 'compact' | 'comfortable' | 'card';
  className?: string | undefined;
}

export function Checkbox({
  label,
  extra,
  hint,
  error,
  variant = 'comfortable',
  className,
  id,
  ...input
}: CheckboxProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={className}>
      <label htmlFor={ids.inputId} className={classNames(styles.choice, variant !== 'compact' && styles[variant])}>
        <input
          {...input}
          type="checkbox"
          id={ids.inputId}
          className={classNames(styles.input, styles.box, error && styles.invalid)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <ChoiceText label={label} extra={extra} hint={hint} hintId={ids.hintId} />
      </label>
      <FieldMessage id={ids.errorId} error={error} />
    </div>
  );
}
