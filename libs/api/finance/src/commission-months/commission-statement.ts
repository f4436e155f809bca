import { findDealerById } from '@heizplatz/api-dealers';
import { type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CommissionStatement, CountryId, ProductGroupId } from '@heizplatz/contract';
import * as v from 'valibot';
import { closedMonth, findStatement } from './month-repository';
import { getCurrency, presentMetrics } from '../sales-list/sales-repository';
import { findMonthCorrections, countedCommissions } from '../commissions/commission-repository';

type Line = CommissionStatement['Lines'][number];
type Correction = CommissionStatement['Corrections'][number];

/** What counts of each order: of a closed month what was booked. Void ones are left out. */
async function findLines(db: Database, month: string, dealerId: number): Promise<Line[]> {
  const rows = await countedCommissions(db, month, dealerId);
  return rows.map((row) => ({
    OrderNumber: row.orderNumber,
    AcceptedOn: row.arisenOn,
    ProductGroupId: v.parse(ProductGroupId, row.productGroupId),
    WeightKg: row.bookedWeightKg ?? row.weightKg,
    Net: (row.bookedNetCents ?? row.netCents) / 100,
    RatePercent: row.basisPoints / 100,
    Commission: (row.bookedCents ?? row.amountCents) / 100,
    IsFinal: (row.bookedState ?? row.state) === 'final',
  }));
}

async function findCorrections(db: Database, month: string, dealerId: number): Promise<Correction[]> {
  const rows = await findMonthCorrections(db, month, dealerId);
  return rows.map(({ at, orderNumber, reason, authorName, amountCents }) => ({
    ...{ At: at.toISOString(), OrderNumber: orderNumber, Reason: reason, By: authorName, Amount: amountCents / 100 },
  }));
}

const sumRows = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.round(value * 100), 0);

function getTotal(lines: readonly Line[], corrections: readonly Correction[]): CommissionStatement['Total'] {
  const commissionCents = sumRows(lines.map(({ Commission }) => Commission));
  const correctionCents = sumRows(corrections.map(({ Amount }) => Amount));
  const metrics = presentMetrics({
    orders: lines.length,
    weightKg: lines.reduce((sum, { WeightKg }) => sum + WeightKg, 0),
    netCents: sumRows(lines.map(({ Net }) => Net)),
    ...{ commissionCents, correctionCents },
  });
  return { ...metrics, Payable: (commissionCents + correctionCents) / 100 };
}

/** A dealer's month ('2026-10'), order by order. NOT_FOUND for a dealer that there is not. */
export async function readStatement(db: Database, shortMonth: string, dealerId: number): Promise<CommissionStatement> {
  const month = `${shortMonth}-01`;
  const dealer = await findDealerById(db, dealerId);
  if (!dealer) throw problem('NOT_FOUND');
  const { name, company, street, zipCode, city, taxNumber } = dealer;
  const countryId = v.parse(CountryId, dealer.countryId);
  const closed = await closedMonth(db, month);
  const frozen = closed && (await findStatement(db, month, dealerId));
  const [lines, corrections] = [await findLines(db, month, dealerId), await findCorrections(db, month, dealerId)];
  return {
    Month: shortMonth,
    Number: frozen?.number ?? null,
    ClosedAt: closed?.closedAt.toISOString() ?? null,
    Dealer: {
      ...{ Id: dealerId, Name: name, Company: company, Street: street, ZipCode: zipCode, City: city },
      ...{ CountryId: countryId, TaxNumber: taxNumber },
    },
    Currency: getCurrency(countryId),
    Lines: lines,
    Corrections: corrections,
    Total: getTotal(lines, corrections),
  };
}

/** GET /api/support/verkaufsliste/abrechnung/:month/:dealerId. */
export const commissionStatement = defineHandler(CALLS.commissionStatement, ({ params }, { db }) =>
  readStatement(db, params.month, params.dealerId),
);
