import { Button, Icon } from '@heizplatz/ui';
import type { ReactNode } from 'react';

export function PrintPageButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button variant="quiet" size="small" className="no-print script-only" onClick={() => window.print()}>
      <Icon name="print" size={18} />
      {children}
    </Button>
  );
}
