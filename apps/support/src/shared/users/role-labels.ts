import { ROLES } from '@heizplatz/identity';
import type { GrantedRole } from '@heizplatz/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface RoleLabels {
  readonly role: GrantedRole;
  readonly name: MessageDescriptor;
  /** What it may (rule ROLE-03). */
  readonly may: MessageDescriptor;
}

/** Roles that users can have, in the order of their rights. */
export const ROLE_LABELS: readonly RoleLabels[] = [
  { role: ROLES.admin, name: msg`Admin`, may: msg`Alles, dazu Benutzer, Zwischenspeicher, Sätze und Protokoll` },
  {
    role: ROLES.customerSupport,
    name: msg`Kundendienst`,
    may: msg`Kunden, Bestellungen, Stornierungen, Bestellen am Telefon, als Kunde handeln`,
  },
  {
    role: ROLES.dealerSupport,
    name: msg`Händlerbetreuung`,
    may: msg`Händler, Preisimporte, Parameter, Stornierungen, Meldungen`,
  },
  { role: ROLES.editor, name: msg`Redaktion`, may: msg`Seiten, Menüs, Medien, Nachrichten` },
  { role: ROLES.adManager, name: msg`Anzeigen`, may: msg`Anzeigen, Kampagnen, Werbeplätze` },
  { role: ROLES.financial, name: msg`Finanzen`, may: msg`Verkaufsliste, Ausgabe von Bestellungen, Statistik` },
  { role: ROLES.marketing, name: msg`Marketing`, may: msg`Statistik, Nachrichten, Kampagnen ansehen` },
  { role: ROLES.press, name: msg`Presse`, may: msg`Downloads und Preisreihen` },
  { role: ROLES.advertisingPartner, name: msg`Werbepartner`, may: msg`Zahlen der eigenen Anzeigen` },
];
