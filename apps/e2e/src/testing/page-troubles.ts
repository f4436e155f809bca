import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Unexpected output of a page: console errors and warnings, uncaught errors. */
export interface PageTroubles {
  readonly found: readonly string[];
  /** What a test provokes on purpose is not counted. */
  readonly allow: (expected: RegExp) => void;
}

/** Playwright logs this where a test has no service worker, which would fetch documents past its routes. */
const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/;

/** Listens to every page of a context from its start. */
export function watchTroubles(context: BrowserContext): PageTroubles {
  const output: string[] = [];
  const allowed: RegExp[] = [WITHOUT_WORKER];
  context.on('console', (message) => {
    if (isTrouble(message)) output.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  const listen = (page: Page) => page.on('pageerror', (error) => output.push(`uncaught: ${error.message}`));
  context.pages().forEach(listen);
  context.on('page', listen);
  return {
    get found() {
      return output.filter((text) => !allowed.some((expected) => expected.test(text)));
    },
    allow: (expected) => void allowed.push(expected),
  };
}

const isTrouble = (message: ConsoleMessage): boolean => ['error', 'warning', 'assert'].includes(message.type());
