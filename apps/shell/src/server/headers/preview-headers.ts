import { PREVIEW_BEGINNING } from '@heizplatz/routes';
import { type SecurityOptions, securityHeaders } from './security-headers';

/** Where drafts are rendered for their signed links. */
export const isPreview = (url: string): boolean => url.startsWith(PREVIEW_BEGINNING);

/**
 * Override those of a document: the editors' own page displays it in a frame, no search engine indexes it, and its
 * links send no referrer.
 */
export const previewHeaders = (options: Omit<SecurityOptions, 'isPreview'>): Record<string, string> => ({
  ...securityHeaders({ ...options, isPreview: true }),
  'x-robots-tag': 'noindex, nofollow',
});
