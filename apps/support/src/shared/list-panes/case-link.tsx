import { useLocation, useNavigate, useSearchParams } from '@heizplatz/router';
import { PlainLink } from '@heizplatz/ui';
import type { MouseEvent, ReactNode } from 'react';
import { CASE_PARAM, caseAddress } from './case-address';

/** From here on a list and a case have room beside each other; the layout's query has the same width. */
const WIDE = '(min-width: 1260px)';
const isWide = (): boolean => 'matchMedia' in globalThis && matchMedia(WIDE).matches;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

interface CaseLinkProps {
  /** What names the case in the list's address. */
  readonly id: string;
  /** The case's own page: narrow windows, new tabs and browsers without script open it. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A row's link to its case: beside the list where there is room, else its page. */
export function CaseLink({ id, path, children }: CaseLinkProps) {
  const location = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  function open(event: MouseEvent) {
    if (!isPlainClick(event) || !(isWide() || params.has(CASE_PARAM))) return;
    event.preventDefault();
    void navigate(caseAddress(location, id), { preventScrollReset: true });
  }
  return (
    <PlainLink href={path} onClick={open}>
      {children}
    </PlainLink>
  );
}
