import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { sharedContext } from './shared-context';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

/** Null: no router is there and links are plain anchors. */
export const LinkContext = sharedContext<LinkComponent | null>('link', null);
