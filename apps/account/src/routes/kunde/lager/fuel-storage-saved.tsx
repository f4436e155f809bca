import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** Reports that a fuel storage was saved. It takes the focus, since the submitted form may be collapsed by now. */
export function FuelStorageSaved({ times }: { readonly times: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) place.current?.focus();
  }, [times]);
  if (times === 0) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="good" announce>
        <p>
          <Trans>Gespeichert. Die Schätzung ist neu gerechnet.</Trans>
        </p>
      </Notice>
    </div>
  );
}
