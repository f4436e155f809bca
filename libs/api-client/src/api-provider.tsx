import type { ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import type { ApiClient } from './api-client';
import { ApiContext } from './api-context';
import { ProblemError } from './problem-error';

export interface ApiProviderProps {
  readonly api: ApiClient;
  /**
   * Responses that loaders recorded (callKey → response), the same in the server's render and the browser's
   * hydration.
   */
  readonly fallback?: Readonly<Record<string, unknown>>;
  /** A cache apart from the browser's one; for tests and for the server. */
  readonly cache?: Cache;
  readonly children: ReactNode;
}

/**
 * Provides useApi and useCall with their client. Existing responses are not fetched again unless a hook calls
 * mutate().
 */
export function ApiProvider({ api, fallback = {}, cache, children }: ApiProviderProps) {
  return (
    <ApiContext value={api}>
      <SWRConfig
        value={{
          fallback,
          revalidateIfStale: false,
          revalidateOnFocus: false,
          shouldRetryOnError: isWorthRetrying,
          ...(cache && { provider: () => cache }),
        }}
      >
        {children}
      </SWRConfig>
    </ApiContext>
  );
}

/** A refusal stays one; an API that is down may come back. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 500);
