/** webpack's hot module replacement, as far as the client uses it. */
interface HotModule {
  readonly data: Record<string, unknown> | undefined;
  readonly accept: () => void;
  readonly dispose: (store: (data: Record<string, unknown>) => void) => void;
  readonly invalidate: () => void;
  /** Fetches and applies the next update; null when there is none, rejects when a module cannot take it. */
  readonly check: (autoApply: boolean) => Promise<readonly unknown[] | null>;
}

declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (global: typeof globalThis) => void;
  export const register: (type: unknown, id: string) => void;
  export const createSignatureFunctionForTransform: () => (...of: unknown[]) => unknown;
  export const isLikelyComponentType: (type: unknown) => boolean;
  export const getFamilyByType: (type: unknown) => object | undefined;
  export const performReactRefresh: () => unknown;
}
