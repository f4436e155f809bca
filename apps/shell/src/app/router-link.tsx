import { Link } from '@heizplatz/router';
import type { AnchorHTMLAttributes } from 'react';

/** The router's Link in the form that libs/ui requires; other origins and files stay plain anchors. */
export function RouterLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined;
  if (!isOurs) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
