import { CALLS } from '@heizplatz/contract';
import {
  ADVERTISERS_PATH,
  ADVERTS_PATH,
  APPROVALS_PATH,
  AUDIT_LOG_PATH,
  CACHE_PATH,
  CAMPAIGNS_PATH,
  CANCELLATIONS_PATH,
  CMS_LIST_PATH,
  CMS_PLAN_PATH,
  CUSTOMERS_PATH,
  EXPORT_ORDERS_PATH,
  JOBS_PATH,
  MEDIA_PATH,
  MENUS_PATH,
  OPERATION_PATH,
  ORDERS_PATH,
  OUTBOX_PATH,
  PARAMETERS_PATH,
  PARTNER_PATH,
  PHONE_ORDER_PATH,
  PRESS_PATH,
  ANNOUNCEMENTS_PATH,
  RATES_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  REVIEWS_PATH,
  SALES_PATH,
  SLOTS_PATH,
  STAFF_DEALERS_PATH,
  STAFF_HOME_PATH,
  STAFF_NEWS_PATH,
  STATISTICS_PATH,
  USERS_PATH,
  WITHDRAWALS_PATH,
} from '@heizplatz/routes';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuardedCall } from '../start/staff-guard';

export interface StaffScreen {
  readonly path: string;
  readonly text: MessageDescriptor;
  /** The call that the screen displays or is for; users who may make the call find the screen in the navigation. */
  readonly call: GuardedCall;
}

export interface StaffScreenGroup {
  readonly id: string;
  readonly text: MessageDescriptor;
  readonly screens: readonly StaffScreen[];
}

/** All of staff's lists, as the navigation shows them. A screen that comes to life adds its line here. */
export const STAFF_SCREENS: readonly StaffScreenGroup[] = [
  {
    id: 'trade',
    text: msg`Handel`,
    screens: [
      { path: STAFF_HOME_PATH, text: msg`Übersicht`, call: CALLS.staffWorkList },
      { path: ORDERS_PATH, text: msg`Bestellungen`, call: CALLS.staffOrders },
      { path: PHONE_ORDER_PATH, text: msg`Bestellung am Telefon`, call: CALLS.staffCustomers },
      { path: CUSTOMERS_PATH, text: msg`Kunden`, call: CALLS.staffCustomers },
      { path: STAFF_DEALERS_PATH, text: msg`Händler`, call: CALLS.staffDealers },
      { path: CANCELLATIONS_PATH, text: msg`Stornos`, call: CALLS.cancellationList },
      { path: WITHDRAWALS_PATH, text: msg`Widerrufe`, call: CALLS.staffWithdrawals },
      { path: REVIEWS_PATH, text: msg`Bewertungen`, call: CALLS.staffReviews },
      { path: REPORTS_PATH, text: msg`Meldungen`, call: CALLS.staffReports },
    ],
  },
  {
    id: 'figures',
    text: msg`Zahlen`,
    screens: [
      { path: STATISTICS_PATH, text: msg`Statistik`, call: CALLS.statisticDealers },
      { path: SALES_PATH, text: msg`Verkaufsliste`, call: CALLS.salesList },
      { path: EXPORT_ORDERS_PATH, text: msg`Bestellungen exportieren`, call: CALLS.orderExportRows },
    ],
  },
  {
    id: 'content',
    text: msg`Inhalte`,
    screens: [
      { path: CMS_LIST_PATH, text: msg`Seiten`, call: CALLS.staffPages },
      { path: CMS_PLAN_PATH, text: msg`Plan`, call: CALLS.contentPlan },
      { path: STAFF_NEWS_PATH, text: msg`News`, call: CALLS.staffNews },
      { path: MEDIA_PATH, text: msg`Mediathek`, call: CALLS.uploadMedium },
      { path: ANNOUNCEMENTS_PATH, text: msg`Hinweise`, call: CALLS.staffPrompts },
      { path: MENUS_PATH, text: msg`Menüs`, call: CALLS.staffMenus },
      { path: PRESS_PATH, text: msg`Pressedownloads`, call: CALLS.pressPrices },
    ],
  },
  {
    id: 'adverts',
    text: msg`Werbung`,
    screens: [
      { path: ADVERTS_PATH, text: msg`Anzeigen`, call: CALLS.staffAdverts },
      { path: CAMPAIGNS_PATH, text: msg`Kampagnen`, call: CALLS.staffCampaigns },
      { path: SLOTS_PATH, text: msg`Werbeplätze`, call: CALLS.staffSlots },
      { path: PARTNER_PATH, text: msg`Meine Anzeigen`, call: CALLS.partnerAdverts },
      { path: ADVERTISERS_PATH, text: msg`Werbekunden`, call: CALLS.staffAdvertisers },
    ],
  },
  {
    id: 'system',
    text: msg`System`,
    screens: [
      { path: APPROVALS_PATH, text: msg`Freigaben`, call: CALLS.approvals },
      { path: USERS_PATH, text: msg`Benutzer und Rollen`, call: CALLS.staffUsers },
      { path: OUTBOX_PATH, text: msg`Postausgang`, call: CALLS.staffMails },
      { path: PARAMETERS_PATH, text: msg`Pflichtangaben`, call: CALLS.parameterRequirements },
      { path: OPERATION_PATH, text: msg`Betrieb`, call: CALLS.operationState },
      { path: CACHE_PATH, text: msg`Cache`, call: CALLS.cacheNodes },
      { path: JOBS_PATH, text: msg`Aufträge`, call: CALLS.staffJobs },
      { path: RELEASES_PATH, text: msg`Releases`, call: CALLS.publishedReleases },
      { path: RATES_PATH, text: msg`Sätze und Feiertage`, call: CALLS.vatRates },
      { path: AUDIT_LOG_PATH, text: msg`Protokoll`, call: CALLS.auditLog },
    ],
  },
];
