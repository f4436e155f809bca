import { useContext } from 'react';
import { LinkContext, type LinkProps } from '../context/link-context';

/** An anchor without looks: by the router for paths of this site, by the browser for everything else. */
export function PlainLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  const staysHere = props.href.startsWith('/') && !props.href.startsWith('//') && !props.target && !props.download;
  if (Link && staysHere) return <Link {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
