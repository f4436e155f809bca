import type { ORDER_EXPORT_COLUMNS, ORDER_EXPORT_PERSONAL } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

type Key = (typeof ORDER_EXPORT_COLUMNS)[number] | (typeof ORDER_EXPORT_PERSONAL)[number];

/** What the columns of the file are called. */
export function useColumnNames(): Readonly<Record<Key, string>> {
  const { t } = useLingui();
  return {
    number: t`Nummer`,
    date: t`Bestellt`,
    country: t`Land`,
    group: t`Produktgruppe`,
    amount: t`Menge`,
    unit: t`Einheit`,
    kg: t`kg bestellt`,
    delivered: t`Menge geliefert`,
    deliveredKg: t`kg geliefert`,
    deliveredOn: t`Geliefert am`,
    invoicedOn: t`Abgerechnet`,
    net: t`Netto`,
    vat: t`Mehrwertsteuer`,
    gross: t`Brutto`,
    currency: t`Währung`,
    payment: t`Zahlung`,
    dealer: t`Händler`,
    state: t`Stand`,
    commission: t`Provision`,
    name: t`Name`,
    email: t`E-Mail`,
    phone: t`Telefon`,
    street: t`Straße`,
    zipCode: t`PLZ`,
    city: t`Ort`,
  };
}
