import { notFound, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { stepPath } from '../checkout/checkout-paths';
import { latestReachable, loadOrderProcess, requireIdentity } from '../checkout/load-order-process';

const STEPS_WITHOUT_VARIANT = ['', 'bezahlung', 'mengenverteilung'];

/**
 * /{group}/bestellung and steps without their variant lead to the latest reachable step; what is no step at all is a 404
 * (specification section 2: {stepOrVariant?}/{stepName?}/{subStep?}).
 */
export const stepEntryRoute: RouteObject = {
  path: '/:productGroup/bestellung/*',
  Component: () => null,
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page) => {
    const asked = page.params['*']?.replace(/\/$/, '') ?? '';
    if (!STEPS_WITHOUT_VARIANT.includes(asked)) notFound();
    const { group, process } = await loadOrderProcess(page);
    requireIdentity(process, group, page.url);
    const payment = process.Steps.findLast(({ Path }) => Path === asked);
    throw redirect(stepPath(group, payment ?? latestReachable(process)));
  }),
};
