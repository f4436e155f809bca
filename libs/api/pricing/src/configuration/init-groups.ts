import { CUSTOMER_GROUP_IDS, CUSTOMER_GROUP_NAMES } from '@heizplatz/api-catalog';
import { PAYMENT_KEY } from '@heizplatz/calculator';
import { getPaymentKind, type InitConfiguration, type UpsellingItem } from '@heizplatz/contract';
import { countryRules } from '@heizplatz/country';
import { CUSTOMER_GROUP_KEY, INDUSTRIAL_PELLETS } from '../calculation/chosen-parameters';
import type { OfferedWhere } from '../options/option-surcharge';
import type { PriceBook } from '../price-book/price-book';
import { takenPaymentKinds } from '../options/taken-payment-kinds';

type Group = InitConfiguration['Groups'][number];

const CUSTOMER_GROUPS = Object.values(CUSTOMER_GROUP_IDS).map((id) => [id, CUSTOMER_GROUP_NAMES[id]] as const);

const parameter = (id: number, key: string, name: string): UpsellingItem => ({
  Id: id,
  ForgeinId: id,
  Key: key,
  Name: name,
  IsUpselling: false,
  Selected: false,
  Modifier: null,
  DesiredDate: null,
  Surcharge: null,
});

/** Payment kinds that any dealer of the country takes. None is selected: each dealer has a default of its own. */
export function paymentGroup(book: PriceBook, { countryId }: OfferedWhere): Group {
  const taken = takenPaymentKinds(book, countryId);
  const Parameters = book.goods.paymentKinds
    .filter(({ id }) => taken.has(id))
    .map(({ id, key, name, kind }) => ({
      ...parameter(id, key, name),
      Modifier: getPaymentKind(kind)?.credit === 'instalments' ? countryRules(countryId).instalmentMonths.preset : null,
    }));
  return { Key: PAYMENT_KEY, Id: 0, Name: 'Zahlungsart', Parameters };
}

/** Who may order goods: industrial pellets businesses alone, all else everybody. The first is the one to begin with. */
export const getCustomerGroups = (productGroupId: number): readonly (readonly [id: number, name: string])[] =>
  productGroupId === INDUSTRIAL_PELLETS
    ? CUSTOMER_GROUPS.filter(([id]) => id === CUSTOMER_GROUP_IDS.business)
    : CUSTOMER_GROUPS;

export function customerGroups({ productGroupId }: OfferedWhere): Group {
  const Parameters = getCustomerGroups(productGroupId).map(([id, name], index) => ({
    ...parameter(id, CUSTOMER_GROUP_KEY, name),
    Selected: index === 0,
  }));
  return { Key: CUSTOMER_GROUP_KEY, Id: 0, Name: 'Kundengruppe', Parameters };
}
