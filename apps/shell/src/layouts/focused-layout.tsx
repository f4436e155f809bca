import { useSite } from '@heizplatz/router';
import { OrderHeader } from '../chrome/order-header';
import { Frame } from './frame';
import type { LayoutProps } from './layout-props';
import { PageFooter } from './page-footer';

/** Login and registration: one thing to do. */
export function FocusedLayout({ children }: LayoutProps) {
  const { customerPhone } = useSite();
  return (
    <Frame header={<OrderHeader phone={customerPhone} />} footer={<PageFooter />} width="focused">
      {children}
    </Frame>
  );
}
