import { type I18n, I18nProvider } from '@heizplatz/i18n';
import { createRoot } from 'react-dom/client';
import { getPageRelease } from '../../app/page-release';
import { Borders } from './borders';
import { endBordersMode } from './borders-mode';

/** The shell has no version of its own: its files lie below the hash of its build. */
const getShellVersion = (): string =>
  /\/assets\/([^/]+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src ?? '')?.[1] ??
  '';

/** Shows the borders beside the page, in a root of their own, until they are closed; gives what closes them. */
export function showBorders(i18n: I18n, onClosed: () => void): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    endBordersMode(sessionStorage);
    root.unmount();
    place.remove();
    onClosed();
  };
  const shell = { remote: 'shell', version: getShellVersion() };
  root.render(
    <I18nProvider i18n={i18n}>
      <Borders shell={shell} getOwner={getPageRelease} onClose={close} />
    </I18nProvider>,
  );
  return close;
}
