import { chargedCents, chargedVatCents } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { OrderExportRow } from '@heizplatz/contract';
import { CountryId, OrderState, PriceSplit, ProductGroupId } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import * as v from 'valibot';
import { findExportedOrders, type SelectedOrder } from './exported-order-repository';
import { getWeight } from '../statistics/get-weight';

/** Whom an order belongs to; in files alone, and there with a reason. */
interface ExportedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}
/** What the columns of the file read. */
export type FileRow = OrderExportRow & ExportedPerson;

interface ExportedOrder {
  readonly row: OrderExportRow;
  readonly person: ExportedPerson;
}

const Text = v.optional(v.string(), '');
const StoredAddress = v.object({
  FirstName: Text,
  LastName: Text,
  Phone: Text,
  Street: Text,
  HouseNumber: Text,
  ZipCode: Text,
  City: Text,
});
const Stored = v.object({
  countryId: CountryId,
  productGroupId: ProductGroupId,
  state: OrderState,
  split: PriceSplit,
  palletWeightKg: v.nullable(v.number()),
  payment: v.string(),
  address: StoredAddress,
});

/** Within the total, as the dealer's invoice has it: by the delivered amount once there is one, less what was withdrawn of it. */
function toMoney(selected: SelectedOrder, { split, countryId, productGroupId }: v.InferOutput<typeof Stored>) {
  const grossCents = chargedCents(selected);
  const vatCents = chargedVatCents({ ...selected, countryId, productGroupId, offer: { Split: split } });
  if (grossCents === null || vatCents === null)
    return { Net: split.Net, Vat: split.Vat, Gross: selected.totalCents / 100 };
  return { Net: (grossCents - vatCents) / 100, Vat: vatCents / 100, Gross: grossCents / 100 };
}

function getExported(selected: SelectedOrder): ExportedOrder {
  const stored = v.parse(Stored, selected);
  const { countryId, productGroupId, palletWeightKg, address } = stored;
  const { id, number, placedAt, amount, deliveredAmount, deliveredOn, invoicedAt, commissionCents } = selected;
  const getKg = (goods: number) => getWeight({ productGroupId, amount: goods, palletWeightKg });
  const row = {
    OrderId: id,
    Number: number,
    PlacedAt: placedAt.toISOString(),
    CountryId: countryId,
    ProductGroupId: productGroupId,
    Amount: amount,
    WeightKg: getKg(amount),
    DeliveredAmount: deliveredAmount,
    DeliveredKg: deliveredAmount === null ? null : getKg(deliveredAmount),
    DeliveredOn: deliveredOn,
    InvoicedAt: invoicedAt?.toISOString() ?? null,
    ...toMoney(selected, stored),
    Currency: siteById(countryId).currency.code,
    Payment: stored.payment,
    Dealer: selected.dealer,
    State: stored.state,
    Commission: commissionCents === null ? null : commissionCents / 100,
  };
  const person = {
    name: `${address.FirstName} ${address.LastName}`.trim(),
    email: selected.email,
    phone: address.Phone,
    street: `${address.Street} ${address.HouseNumber}`.trim(),
    zipCode: address.ZipCode,
    city: address.City,
  };
  return { row, person };
}

/** The orders of these ids, in any order. */
export async function exportedOrders(db: Database, ids: readonly (string | number)[]): Promise<ExportedOrder[]> {
  return (await findExportedOrders(db, ids.map(String))).map(getExported);
}
