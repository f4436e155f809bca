import { OPTION_KEYS, OPTIONS } from '@heizplatz/api-catalog';
import type { ProductGroup } from '@heizplatz/calculator';
import type { MadeMarket } from './made-market';
import type { Chances } from './chances';

interface Market {
  readonly count: number;
  readonly postcodes: MadeMarket['postcodes'];
  readonly groups: readonly ProductGroup[];
}

export type DealerRows = Pick<
  MadeMarket,
  'makers' | 'dealers' | 'branches' | 'priceLists' | 'branchOptions' | 'payments'
>;

const MAKERS: MadeMarket['makers'] = [1, 2, 3].map((id) => ({
  id,
  name: `Presswerk ${id}`,
  address: `Sägeplatz ${id}, 80001 Mößlingen`,
  emailAddress: `werk${id}@example.com`,
  certificateNumber: id === 3 ? null : `ENplus DE 990${id}`,
}));

const COUNTRIES = [1, 1, 2, 1, 3, 1, 2, 1] as const;
const PELLETS = [3, 4, 6];
const REPLACED = new Date('2025-09-01T00:00:00Z');
const CURRENT = new Date('2026-01-01T00:00:00Z');
const COMING = new Date('2026-12-15T00:00:00Z');

function makeDealer(id: number, { whole, percent }: Chances): MadeMarket['dealers'][number] {
  const isRated = percent(75);
  return {
    id,
    countryId: COUNTRIES[id % COUNTRIES.length]!,
    slug: `brennstoffe-${id}`,
    name: `Brennstoffe Höß ${id}`,
    company: `Brennstoffe Höß ${id} GmbH & Co. KG`,
    street: `Lagerweg ${id}`,
    zipCode: '80001',
    city: 'Mößlingen',
    phone: '+49 30 23125 000',
    email: `dealer${id}@example.com`,
    register: `HRB ${id}`,
    taxNumber: `DE${id}`,
    sinceYear: whole(1950, 2020),
    ratingTenths: isRated ? whole(35, 50) : null,
    ratingCount: isRated ? whole(1, 400) : 0,
    creditorId: null,
    iban: null,
    qrIban: null,
    packagingNumber: `DE9999900000${id}`,
    settlesBySteps: false,
    priorRatingCount: 0,
    priorRatingStars: 0,
    description: '',
    enplusId: null,
    version: 1,
    lockedAt: null,
    lockReason: null,
    pricesChangedAt: null,
  };
}

function makeLists(branchId: number, group: ProductGroup, { whole, percent }: Chances): MadeMarket['priceLists'] {
  const isPellets = PELLETS.includes(group.id);
  const unitNetCents = group.isPallet
    ? whole(28_000, 42_000)
    : group.priceUnit.size === 100
      ? whole(8_500, 11_000)
      : whole(28_000, 40_000);
  const reference = group.scale.indexOf(group.referenceAmount);
  const scaleFactors = group.scale.map((_, step) => 10_000 + (reference - step) * whole(80, 260));
  const zoneNetCents = [0, whole(50, 200), whole(200, 500), whole(500, 900)];
  const list = (certificationId: number | null, customerGroupId: number, addedCents: number) => ({
    id: 0,
    branchId,
    productId: group.defaultProductId,
    certificationId,
    customerGroupId,
    validFrom: CURRENT,
    unitNetCents: unitNetCents + addedCents,
    scaleFactors,
    zoneNetCents,
    stationNetCents: whole(1_500, 4_500),
    palletWeightKg: group.isPallet ? 15 * whole(48, 66) : null,
    depositCents: group.isPallet ? 1_500 : 0,
    makerId: branchId % 4 || null,
    isApproved: false,
    version: 1,
  });
  const lists = [1, 2, 3].flatMap((customerGroup) => {
    if (customerGroup > 1 && percent(20)) return [];
    const added = (1 - customerGroup) * whole(0, 300);
    if (!isPellets) return [list(null, customerGroup, added)];
    const second = percent(30) ? [list(2, customerGroup, added + whole(-200, 600))] : [];
    return [list(percent(90) ? 1 : null, customerGroup, added), ...second];
  });
  const others = lists.filter(() => percent(20)).map((one) => ({ ...one, validFrom: percent(50) ? REPLACED : COMING }));
  return [...others.map((one) => ({ ...one, unitNetCents: one.unitNetCents - 5_000 })), ...lists];
}

function makeOptions(branchId: number, { whole, percent }: Chances): MadeMarket['branchOptions'] {
  return OPTIONS.flatMap(({ id, key, isDefault, size }) => {
    if (key === OPTION_KEYS.deliveryTime) {
      if (size === 2 && percent(60)) return { branchId, optionId: id, netCents: whole(2_000, 6_000) };
      return percent(50) ? { branchId, optionId: id, netCents: size === 30 ? -whole(0, 900) : 0 } : [];
    }
    if (isDefault) return { branchId, optionId: id, netCents: 0 };
    return percent(85) ? { branchId, optionId: id, netCents: whole(0, 4_000) } : [];
  });
}

function makePayments({ id: dealerId, countryId }: MadeMarket['dealers'][number], { percent }: Chances) {
  const kinds = [1, ...(countryId !== 3 && percent(70) ? [2] : []), ...(percent(30) ? [3] : [])];
  return [1, 2, 3].flatMap((customerGroupId) =>
    kinds.map((paymentKindId, position) => ({ dealerId, paymentKindId, customerGroupId, position, termDays: 14 })),
  );
}

/** Dealers with one or two branches each, their lists, options and payment kinds. */
export function makeDealers({ count, postcodes, groups }: Market, random: Chances): DealerRows {
  const { whole, percent, oneOf } = random;
  const rows: DealerRows = {
    makers: MAKERS,
    dealers: [],
    branches: [],
    priceLists: [],
    branchOptions: [],
    payments: [],
  };
  const placesOf = [1, 2, 3].map((countryId) => postcodes.filter((place) => place.countryId === countryId));
  for (let id = 1; id <= count; id++) {
    const dealer = makeDealer(id, random);
    rows.dealers.push(dealer);
    rows.payments.push(...makePayments(dealer, random));
    for (let own = percent(25) ? 2 : 1; own > 0; own--) {
      const branchId = rows.branches.length + 1;
      const { zipCode, placeName, latitude, longitude } = oneOf(placesOf[dealer.countryId - 1]!);
      rows.branches.push({
        id: branchId,
        dealerId: id,
        countryId: dealer.countryId,
        slug: `lager-${branchId}`,
        zipCode,
        place: placeName,
        latitude,
        longitude,
        leadWorkingDays: whole(3, 15),
        deliveryWeekdays: oneOf([0b011111, 0b011111, 0b010101, 0b111110]),
        stoppedUntil: percent(4) ? oneOf(['2026-11-21', '2026-11-22', '2027-02-01']) : null,
        version: 1,
      });
      rows.branchOptions.push(...makeOptions(branchId, random));
      for (const group of groups) if (percent(92)) rows.priceLists.push(...makeLists(branchId, group, random));
    }
  }
  rows.priceLists.forEach((list, index) => (list.id = index + 1));
  return rows;
}
