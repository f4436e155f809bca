import { Outlet, type PageHandle, useLocation, useMatches, useNavigation } from '@heizplatz/router';
import { CUSTOMER_AREA_PATH, PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { CustomerNavigation } from '../chrome/customer-navigation';
import { isCurrent } from '../chrome/is-current';
import { ProgressBar } from '../chrome/progress-bar';
import { getLayout } from './layouts';
import { getRemoteOf } from './prepare-routes';
import { StickyCalculator } from './sticky-calculator';
import { usePagePosition } from './use-page-position';
import { useAreaStyles } from './use-area-styles';
import { useVisibleLocation } from './visible-location';

/** Every page: its layout by the deepest route's handle, and the progress bar over all. */
export function Root() {
  usePagePosition();
  useVisibleLocation();
  const matches = useMatches();
  const match = matches.at(-1);
  useAreaStyles(matches[1] && getRemoteOf(matches[1].id));
  const handle = (match?.handle ?? {}) as PageHandle;
  const Layout = getLayout(handle.layout ?? 'default');
  const { pathname } = useLocation();
  const isCustomerArea = [CUSTOMER_AREA_PATH, PERSONAL_DATA_PATH].some((path) => isCurrent(path, pathname));
  const groupId = handle.productGroupId?.(match?.params ?? {});
  const bar =
    handle.calculatorBar === 'never' ? undefined : (
      <StickyCalculator
        showAfterScroll={handle.calculatorBar === 'after-scroll'}
        {...(groupId !== undefined && { productGroupId: groupId })}
      />
    );
  return (
    <>
      <ProgressBar active={useNavigation().state !== 'idle'} />
      <Layout bar={bar} navigation={isCustomerArea && <CustomerNavigation pathname={pathname} />}>
        <Outlet />
      </Layout>
    </>
  );
}
