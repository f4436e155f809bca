import * as apiClient from '@heizplatz/api-client';
import * as i18n from '@heizplatz/i18n';
import * as router from '@heizplatz/router';
import * as session from '@heizplatz/session';
import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the share scope brings all of shared-modules.ts, swr too
import * as swr from 'swr';

/** What remotes take from the shell: the names of tools/build/shared-modules.ts. */
const MODULES: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  swr,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
  '@heizplatz/router': router,
  'react-router-dom': router,
  '@heizplatz/session': session,
  '@heizplatz/api-client': apiClient,
  '@heizplatz/i18n': i18n,
};

interface SharedModule {
  readonly version: string;
  readonly lib: () => object;
  readonly shareConfig: { singleton: boolean; strictVersion: boolean; requiredVersion: string; eager: boolean };
}

/**
 * The modules as the federation's runtime takes them. They are named here and not by its plugin, which makes each shared lib
 * a module of its own: as parts of main.js they cost 3 KB less (docs/decisions/0098).
 */
export const getSharedModules = (): Record<string, SharedModule> =>
  Object.fromEntries(
    Object.entries(MODULES).map(([name, module]) => {
      const version = SHARED_VERSIONS[name] ?? '';
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: version, eager: true };
      return [name, { version, lib: () => module, shareConfig }];
    }),
  );
