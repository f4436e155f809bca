import { CALLS } from '@heizplatz/contract';

interface Filling {
  readonly html: string;
  readonly stylesFileName: string;
  readonly onBroken: () => void;
}

const STYLES_FOLDER = CALLS.advertContent.path.replace(':advertId', 'css');

/**
 * Inserts markup and its style sheet (by <link>, since the policy allows no inline styles) into the element's shadow
 * root; visible once the style sheet is loaded. Returns a function that removes it again.
 */
export function fillShadow(host: HTMLElement, { html, stylesFileName, onBroken }: Filling): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const template = document.createElement('template');
  template.innerHTML = html;
  if (stylesFileName === '') {
    root.replaceChildren(template.content);
    return () => root.replaceChildren();
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${STYLES_FOLDER}/${encodeURIComponent(stylesFileName)}`;
  link.addEventListener('load', () => root.append(template.content), { once: true });
  link.addEventListener('error', onBroken, { once: true });
  root.replaceChildren(link);
  return () => root.replaceChildren();
}
