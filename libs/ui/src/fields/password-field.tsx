import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../class-names';
import { FieldFrame } from './field-frame';
import { useFieldIds } from './field-ids';
import styles from './input-box.module.css';
import type { TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'size'>;

/** A password, covered until its owner wants to read it; password managers find it by `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id, ...input } = props;
  const { t } = useLingui();
  const [isVisible, setIsVisible] = useState(false);
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
      <span className={classNames(styles.box, error && styles.invalid)}>
        <input
          maxLength={128}
          {...input}
          type={isVisible ? 'text' : 'password'}
          id={ids.inputId}
          className={styles.input}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={[ids.describedBy, input['aria-describedby']].filter(Boolean).join(' ') || undefined}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-controls={ids.inputId}
          onClick={() => setIsVisible((wasVisible) => !wasVisible)}
        >
          {isVisible ? t`Verbergen` : t`Anzeigen`}
        </button>
      </span>
    </FieldFrame>
  );
}
