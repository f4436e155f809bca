import { useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Footer } from '../chrome/footer';
import { OrderHeader } from '../chrome/order-header';
import { Frame } from './frame';
import type { LayoutProps } from './layout-props';
import { useChrome } from './use-chrome';

/** Pages that a link in a mail leads to: one message on one card. */
export function MessageLayout({ children }: LayoutProps) {
  const { footer } = useChrome();
  const { customerPhone } = useSite();
  return (
    <Frame header={<OrderHeader phone={customerPhone} />} footer={<Footer {...footer} />} width="message">
      <Card>{children}</Card>
    </Frame>
  );
}
