import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([type="hidden"]), select';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from a row's link or button to the same one of the next row; fields keep their arrow keys. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(':scope > tr')];
  const here = rows.findIndex((row) => row.contains(target));
  const next = rows[here + step];
  if (here < 0 || !next) return;
  const place = [...(rows[here]?.querySelectorAll(FOCUSABLE) ?? [])].indexOf(target);
  const places = next.querySelectorAll<HTMLElement>(FOCUSABLE);
  const goal = places[place] ?? places[0];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
