import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

interface LoadedModule {
  readonly id: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** What each module with components calls (tools/dev/refresh-loader.ts); one for shell and remotes, as React is. */
export interface RefreshRegistry {
  readonly register: (build: string, moduleId: string) => (type: unknown, name: string) => void;
  readonly sign: typeof createSignatureFunctionForTransform;
  readonly accept: (build: string, module: LoadedModule, hot: HotModule | undefined, hash: () => string) => void;
}

/** How a build of the page takes updates, and which one it has. */
export interface HotBuild {
  readonly check: HotModule['check'];
  readonly hash: () => string;
}

declare global {
  var heizplatzRefresh: RefreshRegistry | undefined;
}

/** Before React is run, since that looks for the hook. Returns the builds that the page has loaded, by app. */
export function installRefreshRegistry(): ReadonlyMap<string, HotBuild> {
  injectIntoGlobalHook(globalThis);
  const builds = new Map<string, HotBuild>();
  globalThis.heizplatzRefresh = {
    register: (build, moduleId) => (type, name) => register(type, `${build} ${moduleId} ${name}`),
    sign: createSignatureFunctionForTransform,
    accept: (build, module, hot, hash) => {
      if (!hot) return;
      builds.set(build, { check: hot.check, hash });
      acceptComponents(module, hot);
    },
  };
  return builds;
}

/** A module that exports components alone is replaced in place; any other passes its change on to who imports it. */
function acceptComponents({ exports }: LoadedModule, hot: HotModule): void {
  const before = hot.data?.['exports'] as LoadedModule['exports'] | undefined;
  if (!exportsComponentsAlone(exports)) {
    if (before) hot.invalidate();
    return;
  }
  hot.dispose((data) => (data['exports'] = exports));
  hot.accept();
  if (before && !exportsTheSame(before, exports)) hot.invalidate();
}

export const exportsComponentsAlone = (exports: LoadedModule['exports']): boolean =>
  Object.keys(exports).length > 0 && Object.values(exports).every((value) => isLikelyComponentType(value));

/** Whether the components of both are the same ones, in another version. */
const exportsTheSame = (before: LoadedModule['exports'], after: LoadedModule['exports']): boolean =>
  Object.keys(before).length === Object.keys(after).length &&
  Object.entries(before).every(
    ([name, type]) =>
      name in after && getFamilyByType(type) !== undefined && getFamilyByType(type) === getFamilyByType(after[name]),
  );

/** Renders replaced components anew; they keep their state unless their hooks changed. */
export const refreshComponents = (): void => void performReactRefresh();
