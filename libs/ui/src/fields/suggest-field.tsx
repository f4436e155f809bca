import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useIsHydrated } from '../context/use-is-hydrated';
import { ListboxOption } from './listbox-option';
import styles from './suggest-field.module.css';
import { TextField, type TextFieldProps } from './text-field';
import { useActiveOption } from './use-active-option';
import { classNames } from '../class-names';

export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** Beside the text, quietly. */
  readonly note?: ReactNode;
}

export interface SuggestFieldProps extends Omit<TextFieldProps, 'onChange' | 'ref'> {
  suggestions: readonly Suggestion[];
  /** What screen readers announce when the suggestions change: how many there are. */
  status: string;
  onTextChange: (text: string) => void;
  onChosen: (id: string) => void;
}

/**
 * A text field that suggests (WAI-ARIA's combobox with a list): arrows move, Enter chooses, Escape closes. Without a chosen
 * suggestion Enter sends the form; without script it is a plain field.
 */
export function SuggestField({ suggestions, status, onTextChange, onChosen, className, ...field }: SuggestFieldProps) {
  const listId = useId();
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const { activeId, move, setActive } = useActiveOption(suggestions.map(({ id }) => id));
  const isVisible = isOpen && suggestions.length > 0;
  function close() {
    setIsOpen(false);
    setActive(null);
  }
  function choose(id: string) {
    close();
    onChosen(id);
  }
  function step(by: 1 | -1) {
    setIsOpen(true);
    move(by);
  }
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: suggestions.length > 0 ? () => step(1) : undefined,
    ArrowUp: suggestions.length > 0 ? () => step(-1) : undefined,
    Enter: isVisible && activeId !== null ? () => choose(activeId) : undefined,
    Escape: isVisible ? close : undefined,
  };
  function onKeyDown(event: KeyboardEvent) {
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  const optionId = (id: string) => `${listId}-${id}`;
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isVisible,
    'aria-controls': listId,
    'aria-activedescendant': isVisible && activeId !== null ? optionId(activeId) : undefined,
    autoComplete: 'off',
    onKeyDown,
    onBlur: close,
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      setIsOpen(true);
      setActive(null);
      onTextChange(event.currentTarget.value);
    },
  } as const;
  return (
    <div className={classNames(styles.place, className)}>
      <TextField {...field} {...(isHydrated && combobox)} />
      {isHydrated && (
        <div id={listId} role="listbox" aria-label={status} className={styles.list} hidden={!isVisible}>
          {suggestions.map(({ id, text, note }) => (
            <ListboxOption
              key={id}
              id={optionId(id)}
              isActive={id === activeId}
              text={text}
              note={note}
              onChoose={() => choose(id)}
            />
          ))}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {isOpen ? status : ''}
      </span>
    </div>
  );
}
