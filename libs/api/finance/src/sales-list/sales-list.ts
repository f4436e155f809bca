import { defineStaffList } from '@heizplatz/api-identity';
import { KG_PER_TONNE } from '@heizplatz/calculator';
import { CALLS, type SalesRow } from '@heizplatz/contract';
import { monthName } from '@heizplatz/country';
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
    { title: 'Händler', kind: 'text', value: ({ DealerName }) => DealerName },
    { title: 'Monat', kind: 'text', value: ({ Month }) => monthName(Month) },
    { title: 'Bestellungen', kind: 'number', value: ({ Orders }) => Orders },
    { title: 'Menge in t', kind: 'number', value: ({ WeightKg }) => WeightKg / KG_PER_TONNE },
    { title: 'Menge in l', kind: 'number', value: ({ Litres }) => Litres },
    { title: 'Netto', kind: 'money', value: ({ Net }) => Net },
    { title: 'Satz %', kind: 'number', value: ({ RatePercent }) => RatePercent },
    { title: 'Provision', kind: 'money', value: ({ Commission }) => Commission },
    { title: 'Korrekturen', kind: 'money', value: ({ Corrections }) => Corrections },
    { title: 'Abgerechnet', kind: 'money', value: ({ Invoiced }) => Invoiced },
    { title: 'Währung', kind: 'text', value: ({ Currency }) => Currency },
    { title: 'Händlernummer', kind: 'number', value: ({ DealerId }) => DealerId },
  ],
});
