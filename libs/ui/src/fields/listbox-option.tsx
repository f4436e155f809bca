import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './listbox-option.module.css';

export interface ListboxOptionProps {
  readonly id: string;
  /** The field's `aria-activedescendant`; it is scrolled into view. */
  readonly isActive: boolean;
  readonly text: string;
  /** Beside the text, quietly. */
  readonly note?: ReactNode;
  readonly onChoose: () => void;
  readonly className?: string | undefined;
}

/** A line of a combobox's list: the field has the focus and handles the keys, a click chooses. */
export function ListboxOption({ id, isActive, text, note, onChoose, className }: ListboxOptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, className)}
      ref={(line) => {
        if (isActive) line?.scrollIntoView?.({ block: 'nearest' });
      }}
      // The field keeps the focus, else its blur would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{text}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
