import { isTyping } from '@heizplatz/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { areLettersOff } from './letter-shortcuts';

/** Something that can be done on the page as it stands: by its keys, and in the palette. */
export interface Command {
  readonly id: string;
  /** As the palette and the list of shortcuts name it. */
  readonly text: string;
  /** As `KeyboardEvent.key` has them; 'Mod+k' is Ctrl+K, on a Mac Cmd+K. Absent: in the palette alone. */
  readonly keys?: readonly string[];
  /** Only a key: it makes no sense in the palette, or the palette itself is meant. */
  readonly isKeyOnly?: boolean;
  /** Absent: the browser does it by itself, and the list of shortcuts names it. */
  readonly run?: () => void;
}

type Registered = RefObject<readonly Command[]>;

/** Of the mounted parts of this browser's page; the server mounts none. */
const registered = new Set<Registered>();

/** All that can be done now, in the order in which the parts were mounted. */
export const listCommands = (): readonly Command[] => [...registered].flatMap(({ current }) => current);

const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

function isKey(event: KeyboardEvent, key: string): boolean {
  if (event.altKey) return false;
  if (key.startsWith('Mod+')) return hasModifier(event) && event.key.toLowerCase() === key.slice(4);
  if (hasModifier(event) || (key.length === 1 && areLettersOff())) return false;
  return event.key === key;
}

/** Keys belong to the field that is typed in, and to the dialog that is open. */
const isElsewhere = (target: EventTarget | null): boolean =>
  isTyping(target) || document.querySelector('dialog[open]') !== null;

/** Offers commands while the component is mounted. Of two with one key the inner component's runs. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    registered.add(latest);
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const command = latest.current.find(({ keys, run }) => run && keys?.some((key) => isKey(event, key)));
      if (!command) return;
      event.preventDefault();
      command.run?.();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => {
      registered.delete(latest);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
