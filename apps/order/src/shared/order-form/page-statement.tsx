import { Notice } from '@heizplatz/ui';
import { useEffect, useRef } from 'react';
import type { Statement } from './statement-context';

/** The result of the last command. It takes the focus, since the submitted form may be gone by now. */
export function PageStatement({ statement }: { readonly statement: Statement | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (statement) place.current?.focus();
  }, [statement]);
  return (
    <div ref={place} tabIndex={-1} className="no-print">
      {statement && (
        <Notice tone={statement.tone} announce>
          <p>{statement.text}</p>
        </Notice>
      )}
    </div>
  );
}
