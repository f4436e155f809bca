import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { NEW_SLOT_PATH, SLOTS_PATH } from '@heizplatz/routes';
import { metricsInput } from '../../../shared/advert-statistics/metrics-card';
import { numberedPageLoader } from '../../../shared/staff-table/numbered-page';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../shared/start/staff-guard';

/** /support/slots with /create and /{slotId}. */
export const slotRoutes: RouteObject[] = [
  {
    path: SLOTS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-slots" */ './slot-list-view')).SlotListView,
    }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CALLS.staffSlots),
  },
  {
    path: NEW_SLOT_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-slot" */ './new-slot-view')).NewSlotView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(async ({ user }) => {
      requireAccess(user, CALLS.saveSlot);
      return null;
    }),
  },
  {
    path: `${SLOTS_PATH}/:id`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-slot" */ './slot-view')).SlotView,
    }),
    handle: STAFF_HANDLE,
    loader: numberedPageLoader(
      [CALLS.staffSlot, CALLS.slotChoices, CALLS.advertFigures],
      async (api, id, { params }) => {
        await Promise.all([
          api(CALLS.staffSlot, { params: { slotId: id } }),
          api(CALLS.slotChoices, { params: { slotId: id } }),
          api(CALLS.advertFigures, metricsInput('slot', id, params)),
        ]);
      },
    ),
  },
];
