import { OPTION_IDS, parameterRequirements } from '@heizplatz/api-catalog';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { newShopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { flushedBy, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const market = withOrderMarket();
let miriam: TestClient;

beforeAll(async () => {
  await insertCustomer(market().api, { email: 'miriam@example.com', roles: [ROLES.dealerSupport] });
  miriam = await loggedIn(market().api, 'miriam@example.com');
});
afterEach(async () => {
  await market().api.db.delete(parameterRequirements);
  await market().rebuildBook();
});

const SCOPE = { CountryId: 1, ProductGroupId: 3, CustomerGroupId: 1 };
const HOSE = { ...SCOPE, Key: 'Hose', IsRequired: true, IsVisible: true, DefaultId: null, Version: 0 };
const save = async (fields: object = {}) => {
  const saved = await miriam.call(CALLS.saveParameterRequirement, { body: { ...HOSE, ...fields } });
  await market().rebuildBook();
  return saved;
};
const getRow = async (country: number, key = 'Hose') => {
  const rows = await miriam.call(CALLS.parameterRequirements, { query: { country, group: 3, customerGroup: 1 } });
  return rows.find(({ Key }) => Key === key);
};

it('every node is told to forget what goods and prices were read for', async () => {
  expect(await flushedBy(market().api, () => save())).toEqual(['dealers', 'goods', 'prices']);
});

it('a required parameter is asked by the calculator and missed by the checkout, until it is chosen', async () => {
  const shopper = await newShopper(market());
  await save();
  const init = await shopper.client.call(CALLS.initCalculation, { params: { countryId: 1, productGroupId: 3 } });
  const hose = init.Groups.find(({ Key }) => Key === 'Hose');
  expect(hose?.Rules).toEqual([{ CustomerGroupId: 1, IsRequired: true, IsVisible: true, DefaultId: null }]);
  const offer = await shopper.firstOffer();
  const refused = await shopper.client.post(CALLS.startOrder.path, {
    Configuration: shopper.configuration(),
    OfferId: offer.Id,
  });
  expect([refused.status, refused.problem().detail]).toEqual([400, 'Bitte wählen Sie noch: Schlauchlänge.']);
  expect(refused.problem().errors).toEqual([{ path: 'body.Configuration.Parameters.Hose', code: 'PARAMETER_REQ' }]);
  await shopper.start({ Parameters: [{ Id: OPTION_IDS.hose30, Key: 'Hose' }] });
});

it('a preset counts where nothing else is chosen, and costs what it costs', async () => {
  const shopper = await newShopper(market());
  const chosen = await shopper.firstOffer({ Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }] });
  await save({ DefaultId: OPTION_IDS.hose60 });
  expect((await shopper.firstOffer()).TotalPrice).toBe(chosen.TotalPrice);
  await shopper.start();
});

it('what is hidden is not chosen, whatever a link says', async () => {
  const shopper = await newShopper(market());
  const plain = await shopper.firstOffer();
  await save({ IsRequired: false, IsVisible: false });
  const query = await shopper.firstOffer({ Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }] });
  expect(query.TotalPrice).toBe(plain.TotalPrice);
});

it('an older version is refused with the newer one', async () => {
  const first = await save();
  await save({ Version: first.Version, IsRequired: false });
  const refused = await miriam.post(CALLS.saveParameterRequirement.path, { ...HOSE, Version: first.Version });
  const { status, code, context } = refused.problem();
  expect([status, code, context?.['Current']]).toEqual([
    409,
    'VERSION_CONFLICT',
    expect.objectContaining({ IsRequired: false, Version: 2 }),
  ]);
  expect((await miriam.post(CALLS.saveParameterRequirement.path, HOSE)).status).toBe(409);
});

it('refuses what cannot be: hidden and required, an option of another group, a group that is not there', async () => {
  const codes = async (fields: object) => {
    const response = await miriam.post(CALLS.saveParameterRequirement.path, { ...HOSE, ...fields });
    return [response.status, response.problem().errors?.[0]?.code];
  };
  expect(await codes({ IsVisible: false })).toEqual([400, 'HIDDEN_REQUIRED']);
  expect(await codes({ DefaultId: OPTION_IDS.vehicleSmall })).toEqual([400, 'OPTION_UNKNOWN']);
  expect((await codes({ Key: 'Nothing' }))[0]).toBe(404);
});

it('is copied to another country, instead of what counted there', async () => {
  await save();
  await save({ CountryId: 2, Key: 'Vehicle' });
  const body = { ...SCOPE, ToCountryId: 2 };
  expect(await miriam.call(CALLS.copyParameterRequirements, { body })).toEqual({ Copied: 1 });
  expect([(await getRow(2))?.IsRequired, (await getRow(2, 'Vehicle'))?.IsRequired]).toEqual([true, false]);
  expect((await miriam.post(CALLS.copyParameterRequirements.path, { ...SCOPE, ToCountryId: 1 })).status).toBe(400);
});

it('is the dealer support’s alone', async () => {
  await insertCustomer(market().api, { email: 'jonas@example.com', roles: [ROLES.customerSupport] });
  const jonas = await loggedIn(market().api, 'jonas@example.com');
  expect((await jonas.get(CALLS.parameterRequirements.path)).status).toBe(403);
  expect((await jonas.post(CALLS.saveParameterRequirement.path, HOSE)).status).toBe(403);
});
