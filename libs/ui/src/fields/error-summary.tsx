import { Plural } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id that the field has. */
  fieldId: string;
  message: string;
}

/**
 * What has to be mended, above the form. It takes the focus whenever other errors come in; each error leads to its
 * field. Renders nothing without errors.
 */
export function ErrorSummary({ errors, title }: { errors: readonly FieldError[]; title?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const key = errors.map(({ fieldId, message }) => `${fieldId}:${message}`).join('|');
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {title ?? (
          <Plural
            value={errors.length}
            one="Eine Angabe fehlt noch oder stimmt nicht"
            other="# Angaben fehlen noch oder stimmen nicht"
          />
        )}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault: () => void }, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
