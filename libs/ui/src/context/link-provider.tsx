import type { ReactNode } from 'react';
// The one part that the shell alone uses, so the design's global styles come with it, once a page.
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { LinkContext, type LinkComponent } from './link-context';

/**
 * Provides every component with the link that follows an address of this site without a new document; the shell
 * passes the router's Link.
 */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
