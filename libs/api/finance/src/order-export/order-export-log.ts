import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, isCountryId, siteById } from '@heizplatz/country';
import * as v from 'valibot';
import { newestExports } from './order-export-repository';

const VISIBLE = 50;
const Text = v.optional(v.string(), '');
const Filters = v.object({ dateKind: Text, from: Text, to: Text, country: Text, dealer: Text, search: Text });
const { dateKind: DAY } = STAFF_LISTS.orderExportRows.filters;
const DATE_KINDS: Readonly<Record<string, string>> = DAY.labels;

/** 'bestellt 01.11.2026 bis heute, Deutschland, Händler 12'. */
function describe(stored: unknown): string {
  const { dateKind, from, to, country, dealer, search } = v.parse(Filters, stored);
  const countryId = Number(country);
  const site = siteById(1);
  const days = [from && `von ${formatDate(from, site)}`, to && `bis ${formatDate(to, site)}`].filter(Boolean).join(' ');
  return [
    `${DATE_KINDS[dateKind] ?? DAY.all}${days && ` ${days}`}`,
    isCountryId(countryId) ? siteById(countryId).countryName : 'alle Länder',
    dealer && `Händler ${dealer}`,
    search && `Nummer ${search}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const orderExportLog = defineHandler(CALLS.orderExportLog, async (_, { db }) =>
  (await newestExports(db, VISIBLE)).map(
    ({ id, at, userName, format, rowCount, filters, hasPersonalData, reason }) => ({
      Id: id,
      At: at.toISOString(),
      UserName: userName,
      Format: format,
      Rows: rowCount,
      Filters: describe(filters),
      HasPersonalData: hasPersonalData,
      Reason: reason,
    }),
  ),
);
