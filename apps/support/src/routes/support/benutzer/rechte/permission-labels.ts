import type { CallArea, PermissionKind } from '@heizplatz/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** In the order of the list. */
export const AREA_LABELS: Readonly<Record<CallArea, MessageDescriptor>> = {
  work: msg`Tagesarbeit`,
  orders: msg`Bestellungen`,
  customers: msg`Kunden`,
  dealers: msg`Händler und Preise`,
  finance: msg`Zahlen und Sätze`,
  content: msg`Inhalte und Presse`,
  adverts: msg`Werbung`,
  people: msg`Benutzer und Protokoll`,
  system: msg`Betrieb`,
};

export const PERMISSION_KIND_LABELS: Readonly<Record<PermissionKind, MessageDescriptor>> = {
  read: msg`lesen`,
  file: msg`ausgeben`,
  write: msg`ändern`,
};
