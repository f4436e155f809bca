import { useLingui } from '@lingui/react/macro';
import type { AnchorHTMLAttributes } from 'react';

/** Any link to a page of this site, read beside what the tab is in the middle of. */
export function NewTabLink(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { t } = useLingui();
  const { children, ...rest } = props;
  return (
    <a target="_blank" title={t`Öffnet einen neuen Tab, die Bestellung bleibt hier offen`} {...rest}>
      {children}
    </a>
  );
}
