import { useInsertionEffect } from 'react';

/** Of a style sheet that a release brought: the remote. */
const RELEASE_SHEET = /\/releases\/([\w-]+)\//;

/**
 * Of the style sheets that remotes brought, those of the visible area alone apply: at once with its elements, since sheets
 * stay loaded, and what is loaded ahead waits.
 */
export function useAreaStyles(remote: string | undefined): void {
  useInsertionEffect(() => {
    const apply = () => {
      for (const sheet of document.styleSheets) {
        const owner = RELEASE_SHEET.exec(sheet.href ?? '')?.[1];
        if (owner !== undefined) sheet.disabled = owner !== remote;
      }
    };
    apply();
    document.addEventListener('load', apply, true);
    return () => document.removeEventListener('load', apply, true);
  }, [remote]);
}
