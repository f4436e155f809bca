import type { ReactNode } from 'react';
import { PlainLink } from '../actions/plain-link';
import { classNames } from '../class-names';
import styles from './chip.module.css';

export interface ChoiceChip {
  id: string;
  label: ReactNode;
  /** With an address the choice is a link and works without script. */
  href?: string;
}

export interface ChoiceChipsProps {
  /** What is chosen here, for readers. */
  label: string;
  choices: readonly ChoiceChip[];
  chosenId: string | null;
  onChoose?: (id: string) => void;
}

/** A row of pills of which one is chosen: product groups, sorting, periods. */
export function ChoiceChips({ label, choices, chosenId, onChoose }: ChoiceChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ id, label: text, href }) => {
        const chosen = id === chosenId;
        const className = classNames(styles.chip, styles.choice, chosen && styles.chosen);
        if (href === undefined) {
          return (
            <button key={id} type="button" aria-pressed={chosen} className={className} onClick={() => onChoose?.(id)}>
              {text}
            </button>
          );
        }
        return (
          <PlainLink
            key={id}
            href={href}
            aria-current={chosen ? 'true' : undefined}
            className={className}
            onClick={() => onChoose?.(id)}
          >
            {text}
          </PlainLink>
        );
      })}
    </div>
  );
}
