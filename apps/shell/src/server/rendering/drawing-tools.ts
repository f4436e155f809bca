import type { Site } from '@heizplatz/country';
import type { Messages } from '@heizplatz/i18n';
import type { ShellConfig } from '../config';
import type { ResponseCache } from '../response-cache/response-cache';
import type { LoadServerRemote } from '../releases/server-remotes';
import type { ShellAssets } from '../static/shell-assets';

export type DrawingConfig = Pick<ShellConfig, 'origins' | 'isDemo' | 'replayUrl' | 'sessionTiming' | 'tracesEndpoint'>;

/** The dependencies of rendering where it happens, whether in this thread or in a worker. */
export interface DrawingTools {
  readonly config: DrawingConfig;
  readonly assets: Pick<ShellAssets, 'scripts' | 'getPreloads' | 'calculatorBar' | 'styles' | 'fonts'>;
  readonly loadRemote: LoadServerRemote;
  /** The shell's own messages in a site's locale. */
  readonly loadMessages: (locale: Site['locale']) => Promise<Messages>;
  /** Absent: each page calls the API itself. */
  readonly responses?: ResponseCache;
}
