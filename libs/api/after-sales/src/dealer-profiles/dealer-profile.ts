import { postcodeIndex, STATES } from '@heizplatz/api-catalog';
import { dealerPath, placeFinder } from '@heizplatz/api-dealers';
import { type CallContext, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { isProductGroupId } from '@heizplatz/calculator';
import { CALLS, type CountryId, type DealerProfile } from '@heizplatz/contract';
import { branchProducts } from './branch-products';
import { type DealerRow, findServingBranches, findZones } from './dealer-repository';
import { lookUpDealer } from './look-up-dealer';
import { parseIdentity } from './parse-identity';
import { paymentNames } from './payment-names';
import { presentBranch, type ServingBranch } from './present-branch';
import { getRating } from './present-card';
import { countZipCodesByState, findServing } from './served-repository';
import { soldGoods } from './sold-goods';

type Context = Pick<CallContext, 'db' | 'clock' | 'services'>;

/** The content of its imprint. */
const presentImprint = (row: DealerRow) => ({
  Name: row.name,
  Company: row.company,
  Street: row.street,
  ZipCode: row.zipCode,
  City: row.city,
  Phone: row.phone,
  EmailAddress: row.email,
  Register: row.register,
  TaxNumber: row.taxNumber,
  PackagingNumber: row.packagingNumber,
  Description: row.description,
  SinceYear: row.sinceYear,
});

async function servedStates({ db }: Context, countryId: CountryId, dealerId: number): Promise<DealerProfile['States']> {
  const counts = await countZipCodesByState(db, { countryId, dealerId });
  return STATES.flatMap(({ id, name, friendlyName }) => {
    const ZipCodeCount = counts.get(id);
    return ZipCodeCount ? { Name: name, FriendlyName: friendlyName, ZipCodeCount } : [];
  });
}

async function branchDetail(
  { db, clock, services }: Context,
  countryId: CountryId,
  branch: DealerProfile['Branches'][number],
  { branch: { id } }: ServingBranch,
): Promise<NonNullable<DealerProfile['Branch']>> {
  const zones = await findZones(db, { branchId: id, countryId });
  return {
    ...branch,
    Zones: zones.map(({ zipCodeCount, fromKm, toKm }) => ({
      ZipCodeCount: zipCodeCount,
      FromKm: fromKm ?? 0,
      ToKm: toKm ?? 0,
    })),
    Products: branchProducts(services.priceBook.current(), { countryId, branchId: id }, clock()),
  };
}

async function readProfile(context: Context, countryId: CountryId, identity: string): Promise<DealerProfile> {
  const { db, clock, services } = context;
  const now = clock();
  const query = parseIdentity(identity);
  const row = await lookUpDealer(db, countryId, query);
  const serving = await findServingBranches(db, { countryId, dealerId: row.id });
  const find = placeFinder(await postcodeIndex(db, services.cache), countryId);
  const branches = serving.map((one) =>
    presentBranch(one, { place: find(one.branch), dealerSlug: row.slug, day: siteDay(now) }),
  );
  const at = query.branch === null ? -1 : branches.findIndex(({ Slug }) => Slug === query.branch);
  const [branch, servingBranch] = [branches[at], serving[at]];
  if (query.branch !== null && !branch) throw problem('NOT_FOUND');
  const book = services.priceBook.current();
  const sold = soldGoods(book).get(row.id);
  const area = (await findServing(db, { countryId, dealerId: row.id })).at(0);
  return {
    Id: row.id,
    Slug: row.slug,
    Path: dealerPath({ slug: row.slug, place: find(row) }),
    ...presentImprint(row),
    EnplusId: row.enplusId,
    Certifications: [...(sold?.certifications ?? [])],
    ProductGroupIds: (sold?.productGroupIds ?? []).filter(isProductGroupId),
    PaymentKinds: paymentNames(book, row.id),
    SettlesBySteps: row.settlesBySteps,
    Rating: getRating(row),
    RatingCount: row.ratingCount,
    ZipCodeCount: area?.zipCodeCount ?? 0,
    States: await servedStates(context, countryId, row.id),
    Branches: branches,
    Branch: branch && servingBranch ? await branchDetail(context, countryId, branch, servingBranch) : null,
  };
}

/** GET /api/site/{countryId}/dealers/{identity}. NOT_FOUND for a dealer that has nothing to do with the country. */
export const dealerProfile = defineHandler(CALLS.dealerProfile, ({ params }, context) =>
  readProfile(context, params.countryId, params.identity),
);
