import { DEFAULT_INSTALMENT_MODIFIER, PAYMENT_KEY } from '@heizplatz/calculator';
import type { InitConfiguration, UpsellingItem } from '@heizplatz/contract';
import { CUSTOMER_GROUP_IDS } from '../goods/option-ids';
import { CUSTOMER_GROUP_KEY } from './chosen-parameters';
import type { OfferedWhere } from './option-surcharge';
import type { PriceBook } from './price-book';

type Group = InitConfiguration['Groups'][number];

const CUSTOMER_GROUP_NAMES: readonly (readonly [number, string])[] = [
  [CUSTOMER_GROUP_IDS.private, 'Privat'],
  [CUSTOMER_GROUP_IDS.business, 'Gewerbe'],
  [CUSTOMER_GROUP_IDS.collective, 'Sammelbesteller'],
];

const INDUSTRIAL_PELLETS = 10;

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
  const { dealers, paymentSets, goods } = book;
  const taken = new Set<number>();
  dealers.countryId.forEach((dealerCountry, dealer) => {
    if (dealerCountry !== countryId) return;
    const sets = dealers.paymentSet.subarray(dealer * 3, dealer * 3 + 3);
    for (const set of sets) for (const id of paymentSets[set] ?? []) taken.add(id);
  });
  const Parameters = goods.paymentKinds
    .filter(({ id }) => taken.has(id))
    .map(({ id, key, name, kind }) => ({
      ...parameter(id, key, name),
      Modifier: kind === 'ratenzahlung' ? DEFAULT_INSTALMENT_MODIFIER : null,
    }));
  return { Key: PAYMENT_KEY, Id: 0, Name: 'Zahlungsart', Parameters };
}

/** Industrial pellets are for businesses, all else begins with private customers. */
export function customerGroups({ productGroupId }: OfferedWhere): Group {
  const chosen = productGroupId === INDUSTRIAL_PELLETS ? CUSTOMER_GROUP_IDS.business : CUSTOMER_GROUP_IDS.private;
  const Parameters = CUSTOMER_GROUP_NAMES.map(([id, name]) => ({
    ...parameter(id, CUSTOMER_GROUP_KEY, name),
    Selected: id === chosen,
  }));
  return { Key: CUSTOMER_GROUP_KEY, Id: 0, Name: 'Kundengruppe', Parameters };
}
