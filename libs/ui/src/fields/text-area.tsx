import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldLabels } from './field-frame';
import { useFieldIds } from './field-ids';
import styles from './input-box.module.css';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldLabels & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, optional, className, id, ...area } = props;
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
        <textarea
          rows={3}
          {...area}
          id={ids.inputId}
          className={classNames(styles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </span>
    </FieldFrame>
  );
}
