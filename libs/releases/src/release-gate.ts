import * as v from 'valibot';
import type { ReleaseFit, ShellFit } from './fit.ts';
import { describeIncompatibility, findIncompatibility } from './incompatibility.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import type { Release } from './release.ts';
import type { ShellBuild } from './shell-build.ts';
import { createSmokeLoad, type SmokeLoad, type SmokeOptions } from './smoke-load.ts';
import { checkStyles } from './check-styles.ts';
import { checkFiles } from './trust.ts';

/** Throws a ReleaseRefusal unless the shell brings what the release was built against. */
export function checkFit(release: ReleaseFit, shell: ShellFit): void {
  const incompatibility = findIncompatibility(release, shell);
  if (incompatibility) throw new ReleaseRefusal(describeIncompatibility(incompatibility));
}

/** A slow machine must not refuse a good release, since nothing tries it again. */
export const SMOKE_TIMEOUT_MS = 60_000;

/** What a thread threw, also where its class did not survive the way out of it. */
const WithMessage = v.object({ message: v.string() });

interface LoadCheckOptions extends Pick<ShellBuild, 'workerFile'>, Pick<SmokeOptions, 'serve'> {
  /** Default: SMOKE_TIMEOUT_MS. */
  readonly timeoutMs?: number;
}

/**
 * Rejects with a ReleaseRefusal unless the shell's server loads every route module of the release, if it has any, and a page
 * of each route can be rendered.
 */
export function createLoadCheck({ timeoutMs = SMOKE_TIMEOUT_MS, ...options }: LoadCheckOptions): SmokeLoad {
  const smokeLoad = createSmokeLoad({ ...options, timeoutMs });
  return async (release, folder) => {
    if (release.isBrowserOnly) return;
    try {
      await smokeLoad(release, folder);
    } catch (error) {
      const reason = v.is(WithMessage, error) ? error.message : String(error);
      throw new ReleaseRefusal(`it cannot be loaded: ${reason}`, { cause: error });
    }
  };
}

/**
 * The whole gate, in the order of the shell: fit, files, a smoke load with a page of each route; and styles, which shells do not ask for, since they
 * go on with releases from before. Rejects with the reason.
 */
export async function checkRelease(release: Release, folder: string, shell: ShellBuild): Promise<void> {
  checkFit(release, shell.fit);
  checkFiles(release, folder);
  await checkStyles(release, folder);
  await createLoadCheck(shell)(release, folder);
}
