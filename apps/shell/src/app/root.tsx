import { isProductGroupId } from '@heizplatz/calculator';
import { CalculatorBar } from '@heizplatz/calculator-ui';
import { Outlet, type PageHandle, useMatches, useNavigation } from '@heizplatz/router';
import { ProgressBar } from '../chrome/progress-bar';
import { layoutOf } from './layouts';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

/** Every page: its layout by the deepest route's handle, and the progress bar over all. */
export function Root() {
  useFocusAfterNavigation();
  const match = useMatches().at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  const Layout = layoutOf(handle.layout ?? 'default');
  const groupId = handle.productGroupId?.(match?.params ?? {});
  const bar =
    handle.calculatorBar === 'never' ? undefined : (
      <CalculatorBar
        showAfterScroll={handle.calculatorBar === 'after-scroll'}
        {...(groupId !== undefined && isProductGroupId(groupId) && { productGroupId: groupId })}
      />
    );
  return (
    <>
      <ProgressBar active={useNavigation().state !== 'idle'} />
      <Layout bar={bar}>
        <Outlet />
      </Layout>
    </>
  );
}
