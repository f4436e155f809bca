import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { ChoiceText } from './choice-text';
import { useFieldIds } from './field-ids';
import { FieldMessage } from './field-message';
import styles from './choice.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Right beside the label: a count or what the option adds. */
  extra?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: readonly RadioOption[];
  /** With `value` the group is controlled, with `defaultValue` the form holds it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
  hint?: ReactNode;
  error?: string | null | undefined;
  variant?: 'compact' | 'comfortable' | 'card';
  id?: string;
  required?: boolean;
  className?: string | undefined;
}

/** One choice of several. An error summary points to `id`, which is the first choice. */
export function RadioGroup({ variant = 'comfortable', onValueChange, ...props }: RadioGroupProps) {
  const ids = useFieldIds(props.id, props.hint, props.error);
  const legendClass = classNames(styles.legend, variant === 'comfortable' && styles.legendSmall);
  return (
    <fieldset
      className={props.className}
      aria-describedby={ids.describedBy}
      aria-invalid={props.error ? true : undefined}
    >
      <legend className={props.legendHidden ? 'visually-hidden' : legendClass}>{props.legend}</legend>
      {props.hint && (
        <span id={ids.hintId} className={styles.hint}>
          {props.hint}
        </span>
      )}
      <div className={classNames(styles.group, variant === 'card' && styles.cards)}>
        {props.options.map((option, index) => {
          const id = index === 0 ? ids.inputId : `${ids.inputId}-${option.value}`;
          return (
            <label
              key={option.value}
              htmlFor={id}
              className={classNames(styles.choice, variant !== 'compact' && styles[variant])}
            >
              <input
                type="radio"
                id={id}
                name={props.name}
                value={option.value}
                required={props.required}
                disabled={option.disabled}
                className={classNames(styles.input, styles.dot, props.error && styles.invalid)}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
                {...(props.value === undefined
                  ? { defaultChecked: props.defaultValue === option.value }
                  : { checked: props.value === option.value })}
                onChange={(event) => onValueChange?.(event.currentTarget.value)}
              />
              <ChoiceText label={option.label} extra={option.extra} hint={option.hint} hintId={`${id}-hint`} />
            </label>
          );
        })}
      </div>
      <FieldMessage id={ids.errorId} error={props.error} />
    </fieldset>
  );
}
