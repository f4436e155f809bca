import { type Role, ROLES, STAFF_ROLES } from '@heizplatz/identity';
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

/** The start, and where the search box leads. */
export const START_PATH = '/support';
export const SEARCH_PATH = '/support/suche';

/** All of staff's lists, as the navigation shows them. A screen that comes to life adds its line here. */
export const STAFF_SCREENS: readonly StaffScreenGroup[] = [
  {
    id: 'trade',
    text: msg`Handel`,
    screens: [
      { path: START_PATH, text: msg`Übersicht`, roles: STAFF_ROLES },
      { path: '/support/bestellung/neu', text: msg`Bestellung am Telefon`, roles: [ROLES.customerSupport] },
      { path: '/support/kunden', text: msg`Kunden`, roles: [ROLES.customerSupport] },
      { path: '/support/haendler', text: msg`Händler`, roles: [ROLES.dealerSupport] },
      { path: '/stornomanagement', text: msg`Stornos`, roles: [ROLES.customerSupport, ROLES.dealerSupport] },
      { path: '/support/widerrufe', text: msg`Widerrufe`, roles: [ROLES.customerSupport] },
      { path: '/support/bewertungen', text: msg`Bewertungen`, roles: [ROLES.dealerSupport] },
      { path: '/support/meldungen', text: msg`Meldungen`, roles: [ROLES.dealerSupport] },
    ],
  },
  {
    id: 'figures',
    text: msg`Zahlen`,
    screens: [
      { path: '/statistics', text: msg`Statistik`, roles: [ROLES.financial, ROLES.marketing] },
      { path: '/admin/verkaufsliste', text: msg`Verkaufsliste`, roles: [ROLES.financial] },
      { path: '/export-orders', text: msg`Bestellungen exportieren`, roles: [ROLES.financial] },
    ],
  },
  {
    id: 'content',
    text: msg`Inhalte`,
    screens: [
      { path: '/support/cms/list', text: msg`Seiten`, roles: [ROLES.editor] },
      { path: '/support/cms/news', text: msg`News`, roles: [ROLES.editor, ROLES.marketing] },
      { path: '/support/cms/media', text: msg`Mediathek`, roles: [ROLES.editor] },
      { path: '/support/cms/prompts', text: msg`Hinweise`, roles: [ROLES.editor, ROLES.marketing] },
      { path: '/support/cms/menus', text: msg`Menüs`, roles: [ROLES.editor] },
      { path: '/support/presse', text: msg`Pressedownloads`, roles: [ROLES.press] },
    ],
  },
  {
    id: 'adverts',
    text: msg`Werbung`,
    screens: [
      { path: '/support/adverts', text: msg`Anzeigen`, roles: [ROLES.adManager] },
      { path: '/support/campaigns', text: msg`Kampagnen`, roles: [ROLES.adManager, ROLES.marketing] },
      { path: '/support/slots', text: msg`Werbeplätze`, roles: [ROLES.adManager] },
      { path: '/support/werbepartner', text: msg`Meine Anzeigen`, roles: [ROLES.advertisingPartner] },
      { path: '/support/werbekunden', text: msg`Werbekunden`, roles: [ROLES.adManager] },
    ],
  },
  {
    id: 'system',
    text: msg`System`,
    screens: [
      { path: '/support/user/list', text: msg`Benutzer und Rollen`, roles: [ROLES.admin] },
      { path: '/support/postausgang', text: msg`Postausgang`, roles: [ROLES.customerSupport] },
      { path: '/support/parameter-requirement', text: msg`Pflichtangaben`, roles: [ROLES.dealerSupport] },
      { path: '/support/betrieb', text: msg`Betrieb`, roles: [ROLES.admin] },
      { path: '/support/cache', text: msg`Cache`, roles: [ROLES.admin] },
      { path: '/support/auftraege', text: msg`Aufträge`, roles: [ROLES.admin] },
      { path: '/support/releases', text: msg`Releases`, roles: [ROLES.admin] },
      { path: '/support/saetze', text: msg`Sätze und Feiertage`, roles: [ROLES.financial] },
      { path: '/support/protokoll', text: msg`Protokoll`, roles: [ROLES.admin] },
    ],
  },
];
