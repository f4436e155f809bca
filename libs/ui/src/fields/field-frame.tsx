import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { FieldIds } from './field-ids';
import { FieldMessage } from './field-message';
import styles from './field-frame.module.css';

export interface FieldLabels {
  label: ReactNode;
  /** The label is visible to screen readers only; use where the context itself identifies the field. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Adds '(freiwillig)' to the label. Fields are required unless they say so. */
  optional?: boolean;
  className?: string | undefined;
}

/** Label, hint and error round one control. */
export function FieldFrame(props: FieldLabels & { ids: FieldIds; children: ReactNode }) {
  const { ids, label, labelHidden, hint, error, optional, className, children } = props;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.inputId} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>
              <Trans>(freiwillig)</Trans>
            </span>
          </>
        )}
      </label>
      {children}
      {hint && (
        <span id={ids.hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldMessage id={ids.errorId} error={error} />
    </div>
  );
}
