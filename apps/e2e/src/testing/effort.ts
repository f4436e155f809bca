import type { BrowserContext, Page } from '@playwright/test';

/** What a way costs somebody. */
export interface Effort {
  clicks: number;
  /** Fields that got another value; a choice from a list, a file or a text of an editor is one. */
  fields: number;
  /** Keys that write nothing: Enter, Escape, arrows, and shortcuts. */
  keys: number;
  /** Letters in fields. */
  letters: number;
  /** Addresses that were visited, without those that respond with a redirect. */
  readonly pages: string[];
}

type Counted = 'clicks' | 'fields' | 'keys' | 'letters';

/** Runs in the page: counts clicks on interactive elements, changed fields, and keys that write nothing. */
function watchPage(): void {
  const report = (kind: Counted, count = 1) => void Reflect.get(globalThis, 'countEffort')(kind, count);
  const targets = 'a, button, label, summary, select, input[type=checkbox], input[type=radio], [role=option]';
  const silent = ['Control', 'Shift', 'Alt', 'Meta', 'Backspace', 'Delete', 'Tab'];
  const lengths = new WeakMap<Element, number>();
  let editor: EventTarget | null = null;
  const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && target.closest(targets)) report('clicks');
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        lengths.set(target, target.value.length);
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      const isField =
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));
      if (!isField) return;
      report('fields');
      const isWritten = !(target instanceof HTMLSelectElement) && target.type !== 'file';
      if (isWritten) report('letters', Math.abs(target.value.length - (lengths.get(target) ?? 0)) || 1);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!isEditor(target)) return;
      report('letters');
      if (target !== editor) report('fields');
      editor = target;
    },
    true,
  );
  addEventListener('focusout', () => (editor = null), true);
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, altKey, target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || isEditor(target);
      const isWriting = isField && key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (!isWriting && !silent.includes(key)) report('keys');
    },
    true,
  );
}

/** Counts what is clicked, filled in and pressed on every page of the context from now on. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { clicks: 0, fields: 0, keys: 0, letters: 0, pages: [] };
  await context.exposeBinding('countEffort', (_source, kind: Counted, count: number) => {
    effort[kind] += count;
  });
  await context.addInitScript(watchPage);
  return effort;
}

/** Notes the page that is open now. */
export const notePage = (effort: Effort, page: Page): void => {
  const { pathname } = new URL(page.url());
  if (effort.pages.at(-1) !== pathname) effort.pages.push(pathname);
};
