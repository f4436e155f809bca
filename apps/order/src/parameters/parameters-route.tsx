import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { loadOrderProcess } from '../checkout/load-order-process';

/** The access check: what the lorry will find, before anybody says who they are. */
export const parametersRoute: RouteObject = {
  path: '/:productGroup/bestellparameter-bestaetigen',
  lazy: async () => ({ Component: (await import('./parameters-view')).ParametersView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page) => ({ groupId: (await loadOrderProcess(page)).group.id })),
};
