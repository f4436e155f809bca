import { Notice } from '@heizplatz/ui';
import { useEffect, useRef } from 'react';
import type { Said } from './said-context';

/** What became of the last act. It takes the focus, since the form that was pressed may be gone by now. */
export function PageSaid({ said }: { readonly said: Said | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  return (
    <div ref={place} tabIndex={-1} className="no-print">
      {said && (
        <Notice tone={said.tone} announce>
          <p>{said.text}</p>
        </Notice>
      )}
    </div>
  );
}
