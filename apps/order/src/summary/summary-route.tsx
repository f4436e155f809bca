import type { PageHandle, RouteObject } from '@heizplatz/router';
import { stepLoader } from '../checkout/load-order-process';

export const summaryRoute: RouteObject = {
  path: '/:productGroup/bestellung/bestellung-abschliessen',
  lazy: async () => ({ Component: (await import('./summary-view')).SummaryView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: stepLoader('bestellung-abschliessen'),
};
