import type { StaffColumn } from '@heizplatz/api-identity';
import { ORDER_STATE_NAMES } from '@heizplatz/api-ordering';
import { describeGroup } from '@heizplatz/calculator';
import type { ORDER_EXPORT_COLUMNS, ORDER_EXPORT_PERSONAL } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import type { ExportedOrder } from './order-export-row';

type Column = StaffColumn<ExportedOrder>;
export type OrderExportKey = (typeof ORDER_EXPORT_COLUMNS)[number] | (typeof ORDER_EXPORT_PERSONAL)[number];

const personal = (title: string, value: (exported: ExportedOrder) => string): Column => ({
  title,
  kind: 'text',
  isPersonal: true,
  value,
});

/** Every column by its key in the address. */
export const ORDER_COLUMNS: Readonly<Record<OrderExportKey, Column>> = {
  number: { title: 'Nummer', kind: 'text', value: ({ row }) => row.Number },
  date: { title: 'Bestellt', kind: 'time', value: ({ row }) => row.PlacedAt },
  country: { title: 'Land', kind: 'text', value: ({ row }) => siteById(row.CountryId).iso },
  group: { title: 'Produktgruppe', kind: 'text', value: ({ row }) => describeGroup(row.ProductGroupId).name },
  amount: { title: 'Menge', kind: 'number', value: ({ row }) => row.Amount },
  unit: { title: 'Einheit', kind: 'text', value: ({ row }) => describeGroup(row.ProductGroupId).unit },
  kg: { title: 'kg bestellt', kind: 'weight', value: ({ row }) => row.WeightKg },
  delivered: { title: 'Menge geliefert', kind: 'number', value: ({ row }) => row.DeliveredAmount },
  deliveredKg: { title: 'kg geliefert', kind: 'weight', value: ({ row }) => row.DeliveredKg },
  deliveredOn: { title: 'Geliefert am', kind: 'date', value: ({ row }) => row.DeliveredOn },
  invoicedOn: { title: 'Abgerechnet', kind: 'time', value: ({ row }) => row.InvoicedAt },
  net: { title: 'Netto', kind: 'money', value: ({ row }) => row.Net },
  vat: { title: 'Mehrwertsteuer', kind: 'money', value: ({ row }) => row.Vat },
  gross: { title: 'Brutto', kind: 'money', value: ({ row }) => row.Gross },
  currency: { title: 'Währung', kind: 'text', value: ({ row }) => row.Currency },
  payment: { title: 'Zahlung', kind: 'text', value: ({ row }) => row.Payment },
  dealer: { title: 'Händler', kind: 'text', value: ({ row }) => row.Dealer },
  state: { title: 'Stand', kind: 'text', value: ({ row }) => ORDER_STATE_NAMES[row.State] },
  commission: { title: 'Provision', kind: 'money', value: ({ row }) => row.Commission },
  name: personal('Name', ({ person }) => person.name),
  email: personal('E-Mail', ({ person }) => person.email),
  phone: personal('Telefon', ({ person }) => person.phone),
  street: personal('Straße', ({ person }) => person.street),
  zipCode: personal('PLZ', ({ person }) => person.zipCode),
  city: personal('Ort', ({ person }) => person.city),
};

/** The chosen columns in the order of the file; none chosen: all. Personal ones fall out later without the tick. */
export function getColumns(chosen: readonly string[]): readonly Column[] {
  const all = Object.entries(ORDER_COLUMNS);
  const isRequired = (key: string, { isPersonal }: Column) =>
    chosen.length === 0 || chosen.includes(key) || (isPersonal === true && !chosen.some(isPersonalKey));
  return all.filter(([key, column]) => isRequired(key, column)).map(([, column]) => column);
}

const isPersonalKey = (key: string): boolean =>
  Object.entries(ORDER_COLUMNS).some(([one, { isPersonal }]) => one === key && isPersonal === true);
