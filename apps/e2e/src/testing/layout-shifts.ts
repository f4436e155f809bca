import type { Page } from '@playwright/test';

interface LayoutShift {
  /** Share of the window that moved, times how far. */
  readonly value: number;
  /** Beginnings of the elements that moved. */
  readonly moved: readonly string[];
}

/** Collects what moves by itself, from the page's first frame on. */
export const collectShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as readonly { node: Element | null }[];
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent ?? '');
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Good pages shift less than this (targets of quality). */
const LIMIT = 0.02;

/** What moved until now; none while all of it together stays below the limit. */
export async function largeShifts(page: Page): Promise<readonly LayoutShift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as LayoutShift[]);
  return shifts.reduce((sum, { value }) => sum + value, 0) <= LIMIT ? [] : shifts;
}
