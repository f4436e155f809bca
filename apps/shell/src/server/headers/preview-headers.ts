import { PREVIEW_BEGINNING } from '@heizplatz/routes';
import { securityHeaders } from './security-headers';

interface Around {
  readonly isProduction: boolean;
  readonly replayUrl?: string;
}

/** Where drafts are shown by their signed links. */
export const isPreview = (url: string): boolean => url.startsWith(PREVIEW_BEGINNING);

/** Over those of a document: the editors' own page shows it in a frame, no search engine keeps it, and no link of it tells where it was. */
export function previewHeaders(nonce: string, { isProduction, replayUrl }: Around): Record<string, string> {
  const policy = securityHeaders(nonce, isProduction, replayUrl)['content-security-policy'] ?? '';
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  };
}
