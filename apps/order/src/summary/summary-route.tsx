import type { PageHandle, RouteObject } from '@heizplatz/router';
import { stepLoader } from '../checkout/load-order-process';
import { SummaryView } from './summary-view';

export const summaryRoute: RouteObject = {
  path: '/:productGroup/bestellung/bestellung-abschliessen',
  Component: SummaryView,
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: stepLoader('bestellung-abschliessen'),
};
