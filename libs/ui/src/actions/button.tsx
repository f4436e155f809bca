import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/spinner';
import { buttonClass, type ButtonVariant } from './button-variant';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonVariant {
  /**
   * While true, a click does nothing, a spinner is displayed and `busyText` is announced. The button keeps its focus.
   */
  busy?: boolean;
  /** What is in progress, displayed instead of the label, such as 'Wird geprüft …'. */
  busyText?: string;
}

export function Button({ variant, size, wide, busy, busyText, className, children, onClick, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const appearance = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-disabled={busy || undefined}
        className={classNames(buttonClass(appearance, className), busy && styles.busy)}
        onClick={click}
      >
        {busy && <Spinner />}
        {(busy && busyText) || children}
      </button>
      {busy !== undefined && (
        <span role="status" className="visually-hidden">
          {busy ? busyText : ''}
        </span>
      )}
    </>
  );
}
