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
export const SHARED_MODULES: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  swr,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
  '@heizplatz/router': router,
  '@heizplatz/session': session,
  '@heizplatz/api-client': apiClient,
  '@heizplatz/i18n': i18n,
};

let scope: object | undefined;

/**
 * The modules by name and version, as webpack's containers take them; one object for all of a page. Written here and not
 * by webpack's plugin, which makes each shared lib a module of its own: as parts of main.js they cost 3 KB less
 * (docs/decisions/0098).
 */
export function getShareScope(): object {
  scope ??= Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, module]) => [
      name,
      { [SHARED_VERSIONS[name] ?? '']: { get: () => () => module, from: 'shell', eager: true } },
    ]),
  );
  return scope;
}
