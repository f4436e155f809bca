import { OPTION_IDS } from '@heizplatz/api-catalog';
import { branchOptions } from '@heizplatz/api-dealers';
import type { TestResponse } from '@heizplatz/api-platform/testing';
import { AccessNeeds } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { withOrderMarket } from '../checkout/testing/order-market';
import { accessConditions, delivery, newShopper, placed } from '../checkout/testing/shopper';

const market = withOrderMarket();
const getNeeds = (response: TestResponse) => {
  const { status, code, context } = response.problem();
  expect([status, code]).toEqual([409, 'ACCESS_OPTIONS']);
  return v.parse(AccessNeeds, context);
};

describe('the access check', () => {
  it.each([
    [{ HoseDistanceM: 31 }, [OPTION_IDS.hose40]],
    [{ HoseDistanceM: 60 }, [OPTION_IDS.hose60]],
    [{ HoseDistanceM: 80 }, [OPTION_IDS.hose80]],
    [{ LorryLengthM: 12 }, [OPTION_IDS.vehicleNoTrailer]],
    [{ LorryWeightT: 26 }, [OPTION_IDS.vehicleNoTrailer]],
    [{ LorryLengthM: 8 }, [OPTION_IDS.vehicleSmall]],
    [{ LorryWeightT: 7.5 }, [OPTION_IDS.vehicleSmall]],
    [{ LorryHeightM: 3.5 }, [OPTION_IDS.vehicleSmall]],
    [{ LorryWeightT: 18, HoseDistanceM: 45 }, [OPTION_IDS.vehicleSmall, OPTION_IDS.hose60]],
  ])('%j names the options it needs and saves nothing', async (fields, ids) => {
    const shopper = await newShopper(market());
    await shopper.start();
    const needs = getNeeds(await shopper.saveParameters(fields));
    expect(needs.Options.map(({ Id }) => Id)).toEqual(ids);
    const process = await shopper.process();
    expect(process.AccessConditions).toBeNull();
    expect(process.Configuration.Parameters).toEqual([]);
  });

  it.each([
    [{ HoseDistanceM: 30 }],
    [{ HoseDistanceM: 80, UnknownAnswers: ['HoseDistanceM'] }],
    [{ LorryLengthM: 8, LorryWeightT: 7.5, UnknownAnswers: ['LorryLengthM', 'LorryWeightT'] }],
  ])('%j is included', async (fields) => {
    const shopper = await newShopper(market());
    await shopper.start();
    expect((await shopper.saveParameters(fields)).status).toBe(200);
  });

  it('chooses the option once its price was accepted, and the order is placed at that price', async () => {
    const shopper = await newShopper(market());
    // A dealer that has it, so that the accepted price is its own.
    const before = await shopper.firstOffer({ Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }] });
    await shopper.startOf(before.Id);
    const { Offer, Options } = getNeeds(await shopper.saveParameters({ HoseDistanceM: 55 }));
    const total = Offer?.TotalPrice ?? 0;
    expect(total).toBe(before.TotalPrice);
    expect(Offer?.Split.Options).toContainEqual(expect.objectContaining({ Id: OPTION_IDS.hose60 }));
    expect(Options).toEqual([{ Id: OPTION_IDS.hose60, Key: 'Hose', Name: 'Schlauch bis 60 m' }]);
    getNeeds(await shopper.saveParameters({ HoseDistanceM: 55 }, total - 1));
    expect((await shopper.saveParameters({ HoseDistanceM: 55 }, total)).status).toBe(200);
    expect(await shopper.process()).toMatchObject({
      Offer: { TotalPrice: total },
      PreviousTotalPrice: null,
      IncludedAccess: { HoseDistanceM: 60 },
      AccessConditions: { HoseDistanceM: 55 },
    });
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment();
    placed(await shopper.finalise(total));
  });

  it('says that this dealer cannot, and who can', async () => {
    const { api, rebuildBook } = market();
    const shopper = await newShopper(market());
    const offer = await shopper.start();
    const branchId = Number(offer.Id.split('-')[0]);
    await api.db.delete(branchOptions).where(eq(branchOptions.branchId, branchId));
    await rebuildBook();
    const needs = getNeeds(await shopper.saveParameters({ HoseDistanceM: 55 }));
    expect(needs.Offer).toBeNull();
    expect(needs.Items.length).toBeGreaterThan(0);
    for (const { Id, Split } of needs.Items) {
      expect(Id.split('-')[0]).not.toBe(String(branchId));
      expect(Split.Options.map((option) => option.Id)).toContain(OPTION_IDS.hose60);
    }
  });

  it('asks each delivery point; the hardest to reach decides, and a draft of fewer points is asked again', async () => {
    const shopper = await newShopper(market());
    await shopper.start({ Stations: 3 });
    const easy = accessConditions();
    const far = accessConditions({ HoseDistanceM: 38 });
    const needs = getNeeds(await shopper.saveParameters({ OtherStations: [easy, far] }));
    expect(needs.Options.map(({ Id }) => Id)).toEqual([OPTION_IDS.hose40]);
    const response = await shopper.saveParameters({ OtherStations: [easy, { ...easy, HasRoomConfirmed: false }] });
    expect(response.problem().errors?.map(({ path }) => path)).toEqual([
      'body.AccessConditions.OtherStations.1.HasRoomConfirmed',
    ]);
    const near = accessConditions({ HoseDistanceM: 5 });
    expect((await shopper.saveParameters({ OtherStations: [easy, near] })).status).toBe(200);
    expect((await shopper.process()).AccessConditions?.OtherStations[1]?.HoseDistanceM).toBe(5);
    await shopper.start({ Stations: 2 });
    expect(await shopper.process()).toMatchObject({
      AccessConditions: null,
      KnownAccessConditions: { HoseDistanceM: 20 },
    });
  });
});
