import { type Role, ROLES, STAFF_ROLES } from '@heizplatz/identity';
import {
  ADVERTISERS_PATH,
  ADVERTS_PATH,
  AUDIT_LOG_PATH,
  CACHE_PATH,
  CAMPAIGNS_PATH,
  CANCELLATIONS_PATH,
  CMS_LIST_PATH,
  CUSTOMERS_PATH,
  EXPORT_ORDERS_PATH,
  JOBS_PATH,
  MEDIA_PATH,
  MENUS_PATH,
  OPERATION_PATH,
  OUTBOX_PATH,
  PARAMETERS_PATH,
  PARTNER_PATH,
  PHONE_ORDER_PATH,
  PRESS_PATH,
  PROMPTS_PATH,
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

export interface StaffScreen {
  readonly path: string;
  readonly text: MessageDescriptor;
  /** Whoever has one of them finds it in the navigation; Admin finds all. The roles of the screen's calls. */
  readonly roles: readonly Role[];
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
      { path: STAFF_HOME_PATH, text: msg`Übersicht`, roles: STAFF_ROLES },
      { path: PHONE_ORDER_PATH, text: msg`Bestellung am Telefon`, roles: [ROLES.customerSupport] },
      { path: CUSTOMERS_PATH, text: msg`Kunden`, roles: [ROLES.customerSupport] },
      { path: STAFF_DEALERS_PATH, text: msg`Händler`, roles: [ROLES.dealerSupport] },
      { path: CANCELLATIONS_PATH, text: msg`Stornos`, roles: [ROLES.customerSupport, ROLES.dealerSupport] },
      { path: WITHDRAWALS_PATH, text: msg`Widerrufe`, roles: [ROLES.customerSupport] },
      { path: REVIEWS_PATH, text: msg`Bewertungen`, roles: [ROLES.dealerSupport] },
      { path: REPORTS_PATH, text: msg`Meldungen`, roles: [ROLES.dealerSupport] },
    ],
  },
  {
    id: 'figures',
    text: msg`Zahlen`,
    screens: [
      { path: STATISTICS_PATH, text: msg`Statistik`, roles: [ROLES.financial, ROLES.marketing] },
      { path: SALES_PATH, text: msg`Verkaufsliste`, roles: [ROLES.financial] },
      { path: EXPORT_ORDERS_PATH, text: msg`Bestellungen exportieren`, roles: [ROLES.financial] },
    ],
  },
  {
    id: 'content',
    text: msg`Inhalte`,
    screens: [
      { path: CMS_LIST_PATH, text: msg`Seiten`, roles: [ROLES.editor] },
      { path: STAFF_NEWS_PATH, text: msg`News`, roles: [ROLES.editor, ROLES.marketing] },
      { path: MEDIA_PATH, text: msg`Mediathek`, roles: [ROLES.editor] },
      { path: PROMPTS_PATH, text: msg`Hinweise`, roles: [ROLES.editor, ROLES.marketing] },
      { path: MENUS_PATH, text: msg`Menüs`, roles: [ROLES.editor] },
      { path: PRESS_PATH, text: msg`Pressedownloads`, roles: [ROLES.press] },
    ],
  },
  {
    id: 'adverts',
    text: msg`Werbung`,
    screens: [
      { path: ADVERTS_PATH, text: msg`Anzeigen`, roles: [ROLES.adManager] },
      { path: CAMPAIGNS_PATH, text: msg`Kampagnen`, roles: [ROLES.adManager, ROLES.marketing] },
      { path: SLOTS_PATH, text: msg`Werbeplätze`, roles: [ROLES.adManager] },
      { path: PARTNER_PATH, text: msg`Meine Anzeigen`, roles: [ROLES.advertisingPartner] },
      { path: ADVERTISERS_PATH, text: msg`Werbekunden`, roles: [ROLES.adManager] },
    ],
  },
  {
    id: 'system',
    text: msg`System`,
    screens: [
      { path: USERS_PATH, text: msg`Benutzer und Rollen`, roles: [ROLES.admin] },
      { path: OUTBOX_PATH, text: msg`Postausgang`, roles: [ROLES.customerSupport] },
      { path: PARAMETERS_PATH, text: msg`Pflichtangaben`, roles: [ROLES.dealerSupport] },
      { path: OPERATION_PATH, text: msg`Betrieb`, roles: [ROLES.admin] },
      { path: CACHE_PATH, text: msg`Cache`, roles: [ROLES.admin] },
      { path: JOBS_PATH, text: msg`Aufträge`, roles: [ROLES.admin] },
      { path: RELEASES_PATH, text: msg`Releases`, roles: [ROLES.admin] },
      { path: RATES_PATH, text: msg`Sätze und Feiertage`, roles: [ROLES.financial] },
      { path: AUDIT_LOG_PATH, text: msg`Protokoll`, roles: [ROLES.admin] },
    ],
  },
];
