import type { BrowserBuild } from '../worker-messages.ts';
import { type HotBuild, refreshComponents } from './refresh-registry.ts';
import { exchangeStyles } from './exchange-styles.ts';

/** 'reload': only a new document shows it. 'absent': the page has nothing of this build. */
export type UpdateResult = 'current' | 'updated' | 'reload' | 'absent';

/** Takes a build over into the page, update by update, until it has the one that is named. */
export async function takeUpdate(
  loaded: HotBuild | undefined,
  app: string,
  build: BrowserBuild,
): Promise<UpdateResult> {
  if (!loaded) return 'absent';
  if (loaded.hash() === build.hash) return 'current';
  try {
    while (loaded.hash() !== build.hash) if (!(await loaded.check(true))) return 'reload';
  } catch (error) {
    // A module that is no component's, or broke while it was replaced.
    console.info(`[development] ${app}: ${error instanceof Error ? error.message : String(error)}`);
    return 'reload';
  }
  exchangeStyles(app, build.styles);
  refreshComponents();
  return 'updated';
}
