import { useSite } from '@heizplatz/router';
import { LinkProvider } from '@heizplatz/ui';
import { Footer } from '../chrome/footer';
import { NewTabLink } from '../chrome/new-tab-link';
import { OrderHeader } from '../chrome/order-header';
import { Frame } from './frame';
import type { LayoutProps } from './layout-props';
import { useChrome } from './use-chrome';

/** Checkout: nothing leads away but the footer's duties, which are read in another tab. */
export function OrderProcessLayout({ children }: LayoutProps) {
  const { footer } = useChrome();
  const { customerPhone } = useSite();
  return (
    <Frame
      header={<OrderHeader phone={customerPhone} />}
      footer={
        <LinkProvider link={NewTabLink}>
          <Footer {...footer} />
        </LinkProvider>
      }
      width="narrow"
      showsImpersonation
    >
      {children}
    </Frame>
  );
}
