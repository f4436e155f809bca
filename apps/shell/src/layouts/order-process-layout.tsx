import { useSite } from '@heizplatz/router';
import { Footer } from '../chrome/footer';
import { OrderHeader } from '../chrome/order-header';
import { Frame } from './frame';
import type { LayoutProps } from './layout-props';
import { useChrome } from './use-chrome';

/** Checkout: nothing leads away but the footer's duties. */
export function OrderProcessLayout({ children }: LayoutProps) {
  const { footer } = useChrome();
  const { customerPhone } = useSite();
  return (
    <Frame
      header={<OrderHeader phone={customerPhone} />}
      footer={<Footer {...footer} />}
      width="narrow"
      showsImpersonation
    >
      {children}
    </Frame>
  );
}
