import { CERTIFICATIONS, OPTIONS, PRODUCTS } from '@heizplatz/api-catalog';
import { defineHandler } from '@heizplatz/api-platform';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { findMakerNames } from './price-repository';
import { findStaffBranches } from './read-staff-branches';
import { presentStaffDealer, requireDealer } from './read-staff-dealer';
import { branchName, findStaffPrices } from './read-staff-prices';

const ALL_GROUPS = Object.keys(PRODUCT_GROUPS).length;

/** What an option is offered for, as a heading. */
const getGoods = (productGroupIds: readonly number[]): string =>
  productGroupIds.length === ALL_GROUPS
    ? 'Alle Waren'
    : productGroupIds.flatMap((id) => (isProductGroupId(id) ? [PRODUCT_GROUPS[id].name] : [])).join(', ');

export const staffDealer = defineHandler(CALLS.staffDealer, ({ params }, context) =>
  presentStaffDealer(context.db, params.dealerId, context),
);

export const staffBranches = defineHandler(CALLS.staffBranches, async ({ params }, { db }) => {
  const { id } = await requireDealer(db, params.dealerId);
  return {
    Rows: await findStaffBranches(db, id),
    Options: OPTIONS.map((option) => ({
      Id: option.id,
      Name: option.name,
      Group: getGoods(option.productGroupIds),
      IsStandard: option.isDefault,
    })),
  };
});

export const staffPrices = defineHandler(CALLS.staffPrices, async ({ params }, { db, clock }) => {
  const { id } = await requireDealer(db, params.dealerId);
  const branches = await findStaffBranches(db, id);
  const names = await findMakerNames(db);
  return {
    Rows: await findStaffPrices(db, id, clock()),
    Branches: branches.map(({ Id, Place, Key }) => ({ Id, Name: branchName({ place: Place, slug: Key }) })),
    Products: PRODUCTS.map(({ id: Id, name, productGroupId }) => ({ Id, Name: name, ProductGroupId: productGroupId })),
    Certifications: CERTIFICATIONS.map(({ id: Id, name }) => ({ Id, Name: name })),
    Makers: names,
  };
});
