import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([type="hidden"]), select';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from a row's link or button to the same one of the next row; fields keep their arrow keys. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || target.matches('input, textarea, select')) return;
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

/**
 * From the row with the focus, or else the one that is open, to the next or the one before; from nowhere to the first. Where
 * a case is open, the next one opens.
 */
export function stepRow(within: HTMLElement, step: 1 | -1): void {
  const rows = [...within.querySelectorAll<HTMLElement>('tbody > tr')];
  const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const here = focused < 0 ? open : focused;
  const link = rows[here < 0 ? 0 : here + step]?.querySelector<HTMLElement>('th a[href], a[href]');
  link?.focus();
  if (open >= 0) link?.click();
}
