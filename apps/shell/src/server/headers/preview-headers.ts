import { PREVIEW_BEGINNING } from '@heizplatz/routes';
import { type SecurityOptions, securityHeaders } from './security-headers';

/** Where drafts are shown by their signed links. */
export const isPreview = (url: string): boolean => url.startsWith(PREVIEW_BEGINNING);

/** Over those of a document: the editors' own page shows it in a frame, no search engine keeps it, and no link of it tells where it was. */
export const previewHeaders = (options: Omit<SecurityOptions, 'isPreview'>): Record<string, string> => ({
  ...securityHeaders({ ...options, isPreview: true }),
  'x-robots-tag': 'noindex, nofollow',
});
