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

/** Types of what a remote hands over in its route modules, which no parameter of a function tells of. */
export const GIVEN_TYPES: Readonly<Record<string, readonly string[]>> = {
  '@heizplatz/router': ['LayoutName', 'PageHandle', 'PagePlace'],
};

/** Packages of which each build has its own copy, though objects of one meet another: the API client parses by a remote's schemas. */
export const CROSSING_PACKAGES = ['valibot'] as const;
