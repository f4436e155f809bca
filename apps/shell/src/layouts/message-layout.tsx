import { useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { OrderHeader } from '../chrome/order-header';
import { Frame } from './frame';
import type { LayoutProps } from './layout-props';
import { PageFooter } from './page-footer';

/** Pages that a link in a mail leads to: one message on one card. */
export function MessageLayout({ children }: LayoutProps) {
  const { customerPhone } = useSite();
  return (
    <Frame header={<OrderHeader phone={customerPhone} />} footer={<PageFooter />} width="message">
      <Card>{children}</Card>
    </Frame>
  );
}
