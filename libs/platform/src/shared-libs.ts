/**
 * Libs of ours that exist once on a page, each with the package whose identity it carries: the shell brings them, remotes take
 * them. Their exports are part of the platform's version, whatever the version of that package is.
 */
export const SHARED_LIBS = {
  '@heizplatz/router': 'react-router-dom',
  '@heizplatz/session': 'jotai',
  '@heizplatz/api-client': 'swr',
  '@heizplatz/i18n': '@lingui/core',
} as const;
