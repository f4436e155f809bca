import type { ReleaseName } from '@heizplatz/contract';
import { CONTENT_ID } from '../../chrome/paths';

/** Who drew an area: the shell, or a release of a remote. */
export type AreaOwner = Pick<ReleaseName, 'remote' | 'version'>;

const mark = (element: Element, { remote, version }: AreaOwner): void => {
  if (element.getAttribute('data-remote') === remote && element.getAttribute('data-version') === version) return;
  element.setAttribute('data-remote', remote);
  element.setAttribute('data-version', version);
};

/** Marks the content as the owner's, and what lies beside it in the frame of the page as the shell's. */
export function markAreas(page: Document, { shell, owner }: { shell: AreaOwner; owner: AreaOwner | null }): void {
  const content = page.getElementById(CONTENT_ID);
  if (!content) return;
  mark(content, owner ?? shell);
  for (const sibling of content.parentElement?.children ?? []) if (sibling !== content) mark(sibling, shell);
}

export function unmarkAreas(page: Document): void {
  for (const element of page.querySelectorAll('[data-remote]')) {
    element.removeAttribute('data-remote');
    element.removeAttribute('data-version');
  }
}
