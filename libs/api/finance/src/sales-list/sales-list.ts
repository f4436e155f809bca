import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type SalesRow } from '@heizplatz/contract';
import { findSales, SALES_ROWS } from './sales-repository';

const getId = ({ Month, DealerId }: SalesRow): string => `${Month}-01/${DealerId}`;

/** What dealers sold and owe: one month of all dealers, or all months of one. */
export const salesList = defineStaffList({
  call: CALLS.salesList,
  exportCall: CALLS.exportSalesList,
  fileName: 'verkaufsliste',
  ...SALES_ROWS,
  read: (db, ids) => findSales(db, ids),
  getId,
  columns: [
    { title: 'Monat', kind: 'text', value: ({ Month }) => Month },
    { title: 'Händlernummer', kind: 'number', value: ({ DealerId }) => DealerId },
    { title: 'Händler', kind: 'text', value: ({ DealerName }) => DealerName },
    { title: 'Währung', kind: 'text', value: ({ Currency }) => Currency },
    { title: 'Bestellungen', kind: 'number', value: ({ Orders }) => Orders },
    { title: 'Menge in kg', kind: 'weight', value: ({ WeightKg }) => WeightKg },
    { title: 'Netto', kind: 'money', value: ({ Net }) => Net },
    { title: 'Satz %', kind: 'number', value: ({ RatePercent }) => RatePercent },
    { title: 'Provision', kind: 'money', value: ({ Commission }) => Commission },
    { title: 'Korrekturen', kind: 'money', value: ({ Corrections }) => Corrections },
    { title: 'Abgerechnet', kind: 'money', value: ({ Invoiced }) => Invoiced },
  ],
});
