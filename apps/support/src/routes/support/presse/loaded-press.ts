import type { PressPage } from './press-page';

export interface LoadedPress {
  readonly page: PressPage;
  /** ISO day. */
  readonly today: string;
}
