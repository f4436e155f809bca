import type { Maker } from '@heizplatz/contract';
import type { OfferedWhere } from '../options/option-surcharge';
import { listsOfGroup, type PriceBook } from './price-book';

/** Who makes the goods of a group that dealers of a country sell, by name (GPSR). */
export function getMakers(book: PriceBook, { countryId, productGroupId }: OfferedWhere): Maker[] {
  const { branches, dealers, lists, goods } = book;
  const named = new Set<number>();
  branches.dealer.forEach((dealer, branch) => {
    if (dealers.countryId[dealer] !== countryId) return;
    for (const list of listsOfGroup(branches, branch, productGroupId)) named.add(lists.makerId[list]!);
  });
  return goods.makers
    .filter(({ id }) => named.has(id))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id, name, address, emailAddress, certificateNumber }) => ({
      Id: id,
      Name: name,
      Address: address,
      EmailAddress: emailAddress,
      CertificateNumber: certificateNumber,
    }));
}
