import type { ApiClient } from '@heizplatz/api-client';
import type { KeyStorage } from '@heizplatz/calculator';

/** What checks of postcodes need from outside. */
export interface CheckContext {
  readonly api: ApiClient;
  /** Caches responses for two days. */
  readonly storage: KeyStorage;
  readonly clock: () => Date;
}
