import type { ReactNode } from 'react';
// The one part that the shell alone uses, so the design's global styles come with it, once a page.
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { LinkContext, type LinkComponent } from './link-context';

/** Tells every part how an address of this site is followed without a new document; the shell gives the router's Link. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
