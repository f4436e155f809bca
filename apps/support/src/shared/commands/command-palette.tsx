import { useNavigate } from '@heizplatz/router';
import { Dialog, ListboxOption, useActiveOption } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './command-palette.module.css';
import { type PaletteEntry, usePaletteGroups } from './use-palette-entries';

/** Ctrl+K: goes to a page, a case or a customer, or does something on the page; WAI-ARIA's combobox with groups. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const groups = usePaletteGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  const { activeId, move, setActive } = useActiveOption(entries.map(({ id }) => id));
  // Enter takes the first one as long as nobody has chosen another.
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  // The dialog is modal only after this part is in the page.
  useEffect(() => field.current?.focus(), []);

  function choose({ target }: PaletteEntry) {
    // Closed first, since closing gives the focus back to where it was.
    flushSync(onClose);
    if ('run' in target) target.run();
    else void navigate(target.path);
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (activeId === null && entries[1] ? setActive(entries[1].id) : move(1)),
    ArrowUp: () => move(-1),
    Enter: () => active && choose(active),
    Escape: onClose,
  };
  function onKeyDown(event: KeyboardEvent) {
    // Enter may end the composition of a letter.
    const action = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  const optionId = (id: string) => `${listId}-${id}`;
  return (
    <Dialog open onClose={onClose} title={t`Befehle`} width={800}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t`Befehl, Seite, Nummer, Name oder Telefon`}
        placeholder={t`Befehl, Seite, Nummer, Name oder Telefon`}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && optionId(active.id)}
        autoComplete="off"
        maxLength={120}
        className={styles.field}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t`Treffer`} className={styles.list}>
        {groups.map(({ title, entries: lines }) => (
          <div key={title} role="group" aria-label={title} className={styles.group}>
            <p aria-hidden="true" className={styles.title}>
              {title}
            </p>
            {lines.map((entry) => (
              <ListboxOption
                key={entry.id}
                id={optionId(entry.id)}
                isActive={entry === active}
                text={entry.text}
                note={entry.note}
                className={styles.option}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles.none}>
          <Trans>Nichts gefunden</Trans>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {typed !== '' && <Plural value={entries.length} one="# Treffer" other="# Treffer" />}
      </p>
    </Dialog>
  );
}
