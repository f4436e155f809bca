import type { Site } from '@heizplatz/country';
import type { Messages } from '@heizplatz/i18n';
import type { ShellConfig } from './config';
import type { DrawOnce } from './kept-documents/draw-once';
import type { ReleaseRegistry } from './release-registry';
import type { LoadServerRemote, ServerRemote } from './server-remotes';
import type { ShellAssets } from './shell-assets';

/** What drawing a page needs of the running shell. */
export interface PageDrawer {
  readonly config: ShellConfig;
  readonly assets: ShellAssets;
  readonly registry: ReleaseRegistry;
  readonly loadRemote: LoadServerRemote;
  /** The shell's own messages in a site's words. */
  readonly loadMessages: (locale: Site['locale']) => Promise<Messages>;
  /** How pages ask the API. */
  readonly fetchApi: typeof globalThis.fetch;
  /** Neutral pages: drawn once for all who ask at the same time, and kept. */
  readonly drawOnce: DrawOnce;
}

/** The owner's remote, or what stands in for one that is not there. */
export type OwnerRemote = ServerRemote & { readonly isWhole: boolean };
