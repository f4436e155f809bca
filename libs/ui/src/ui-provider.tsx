import type { ReactNode } from 'react';
import type { LinkComponent } from './context/link-context';
import { LinkProvider } from './context/link-provider';
import { ToastProvider } from './feedback/toast-provider';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

/** Round the whole application, once, in the shell: the design's styles, the router's link, the toasts. */
export function UiProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return (
    <LinkProvider link={link}>
      <ToastProvider>{children}</ToastProvider>
    </LinkProvider>
  );
}
