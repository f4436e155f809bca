import { useContext } from 'react';
import { LinkContext, type LinkProps } from '../context/link-context';

/** Files of the API are no pages of the router. */
const isPage = (href: string): boolean => href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');

/** An unstyled anchor: handled by the router for pages of this site, by the browser for everything else. */
export function PlainLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  const staysHere = isPage(props.href) && !props.target && !props.download;
  if (Link && staysHere) return <Link {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
