import type { BrowserContext, Page } from '@playwright/test';

/** What a way costs a visitor. */
export interface Effort {
  clicks: number;
  fields: number;
  /** Addresses that were visited, without those that respond with a redirect. */
  readonly pages: string[];
}

/** Runs in the page: counts clicks on interactive elements, and text inputs. */
function watchPage(): void {
  const report = (kind: 'clicks' | 'fields') => void Reflect.get(globalThis, 'countEffort')(kind);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (
        target instanceof Element &&
        target.closest('a, button, label, summary, select, input[type=checkbox], input[type=radio]')
      )
        report('clicks');
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) report('fields');
    },
    true,
  );
}

/** Counts clicks and filled fields on every page of the context from now on. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { clicks: 0, fields: 0, pages: [] };
  await context.exposeBinding('countEffort', (_source, kind: 'clicks' | 'fields') => {
    effort[kind] += 1;
  });
  await context.addInitScript(watchPage);
  return effort;
}

/** Notes the page that is open now. */
export const notePage = (effort: Effort, page: Page): void => {
  const { pathname } = new URL(page.url());
  if (effort.pages.at(-1) !== pathname) effort.pages.push(pathname);
};
