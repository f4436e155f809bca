import { type ReactNode, useLayoutEffect, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the page's fields what was typed, ticked or chosen before the page's script ran: React takes over a document without
 * looking. In the same breath as hydration: a press that hydrates the page is answered right after it.
 */
export function TypedBefore({ children }: { readonly children: ReactNode }) {
  // Hydration sets text areas back, so they are read before it.
  const [texts] = useState(() => [...document.querySelectorAll('textarea')].map((area) => [area, area.value] as const));
  useLayoutEffect(() => {
    // All is read before anything is told: what is told draws the page anew.
    const inputs = [...document.querySelectorAll('input')].map((input) => teller(input));
    texts.forEach(([area, typed]) => tellText(area, typed));
    inputs.forEach((tell) => tell());
  }, [texts]);
  return children;
}

function teller(input: HTMLInputElement): () => void {
  const { value, checked } = input;
  if (input.type === 'file') return () => tellFiles(input);
  if (input.type === 'checkbox' || input.type === 'radio') return () => tellTick(input, checked);
  return () => tellText(input, value);
}

/** React hears an input event only where the value is another than the one that it last saw: the drawn one, then the typed one. */
function tellText(field: TextControl, typed: string): void {
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellFiles(input: HTMLInputElement): void {
  if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Pressed again; of a choice of several only the chosen one. */
function tellTick(box: HTMLInputElement, isTicked: boolean): void {
  if (isTicked === box.defaultChecked || (box.type === 'radio' && !isTicked)) return;
  box.checked = box.defaultChecked;
  box.click();
}
