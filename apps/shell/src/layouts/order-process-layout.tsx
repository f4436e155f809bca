import { useSite } from '@heizplatz/router';
import { LinkProvider } from '@heizplatz/ui';
import { NewTabLink } from '../chrome/new-tab-link';
import { OrderHeader } from '../chrome/order-header';
import { Frame } from './frame';
import type { LayoutProps } from './layout-props';
import { PageFooter } from './page-footer';

/** Checkout: nothing leads away but the footer's duties, which are read in another tab. */
export function OrderProcessLayout({ children }: LayoutProps) {
  const { customerPhone } = useSite();
  return (
    <Frame
      header={<OrderHeader phone={customerPhone} />}
      footer={
        <LinkProvider link={NewTabLink}>
          <PageFooter />
        </LinkProvider>
      }
      width="narrow"
      showsImpersonation
    >
      {children}
    </Frame>
  );
}
