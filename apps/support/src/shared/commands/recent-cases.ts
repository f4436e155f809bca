import { useLocation, useUser } from '@heizplatz/router';
import { useEffect } from 'react';
import * as v from 'valibot';

const storageKey = (userId: number): string => `hp-staff-recent-${userId}`;
const MAX_CASES = 8;

const RecentCases = v.array(v.object({ path: v.pipe(v.string(), v.startsWith('/')), text: v.string() }));
export type RecentCase = v.InferOutput<typeof RecentCases>[number];

/** The last opened cases of this tab, the newest first. They name customers, so they end with the tab. */
export function readRecentCases(userId: number): readonly RecentCase[] {
  try {
    const parsed = v.safeParse(RecentCases, JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    // Storage is refused, or somebody wrote something else there.
    return [];
  }
}

/** Records the page as one of them; `text` is what the palette names it: 'DE-26-104417 · Anke Vogt'. */
export function useRecentCase(text: string): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const others = readRecentCases(userId).filter((one) => one.path !== path);
    try {
      sessionStorage.setItem(storageKey(userId), JSON.stringify([{ path, text }, ...others].slice(0, MAX_CASES)));
    } catch {
      // Without storage the palette has no recent cases.
    }
  }, [path, text, userId]);
}
