import type { ReactNode } from 'react';

export interface LayoutProps {
  readonly children: ReactNode;
  /** The sticky calculator; absent on pages that do without. */
  readonly bar?: ReactNode;
  /** Between the pages of an area, below the header. */
  readonly navigation?: ReactNode;
}
