import type { CalculationConfiguration, OfferVariant } from '@heizplatz/contract';
import type { MadeMarket } from './made-market';

/**
 * Another implementation of rule PRICE-01, from the tables' rows only and sharing no code with the API: whole cents as
 * BigInt, every division written as a fraction. Numbers are cents.
 */
export interface IndependentPrice {
  readonly net: number;
  readonly vat: number;
  readonly rounding: number;
  readonly total: number;
  readonly unit: number;
}

/** Amount steps and units as rule GOODS-03 lists them. */
const OIL = [500, 1000, 1500, 2000, 3000, 5000, 10_000, 15_000, 20_000];
const TONS = [1, 2, 3, 5, 6, 8, 10, 15, 20].map((tons) => tons * 1000);
const PALLETS = [1, 2, 3, 6, 10, 15];
const SCALES: Readonly<Record<number, readonly [scale: readonly number[], unit: bigint]>> = {
  1: [OIL, 100n],
  2: [OIL, 100n],
  3: [TONS, 1000n],
  4: [PALLETS, 1n],
  5: [[500, 1000, 2000, 5000, 10_000], 100n],
  6: [PALLETS, 1n],
  7: [[1000, 2000, 3000, 5000, 10_000], 1000n],
  8: [PALLETS, 1n],
  9: [TONS, 1000n],
  10: [TONS, 1000n],
};

/** Half a cent goes up, for discounts too. */
function halfUp(numerator: bigint, divisor: bigint): bigint {
  const doubled = 2n * numerator + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && quotient * 2n * divisor !== doubled ? quotient - 1n : quotient;
}

function rateOn(rows: MadeMarket, countryId: number, groupId: number, productId: number, day: string): bigint {
  const counting = rows.vatRates
    .filter((rate) => rate.countryId === countryId && rate.productGroupId === groupId && rate.validFrom <= day)
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  const own = counting.filter((rate) => rate.productId === productId).at(-1);
  const ofGroup = counting.filter((rate) => rate.productId === 0).at(-1);
  const rate = own ?? ofGroup;
  if (!rate) throw new Error('no rate');
  return BigInt(rate.rateBasisPoints);
}

/** The rows from which a price is computed, indexed for fast access. */
interface MatchRows {
  readonly rows: MadeMarket;
  readonly lists: ReadonlyMap<string, MadeMarket['priceLists']>;
  readonly zones: ReadonlyMap<string, number>;
  readonly options: ReadonlyMap<string, number>;
}

function findRows(rows: MadeMarket): MatchRows {
  const lists = new Map<string, MadeMarket['priceLists']>();
  for (const list of rows.priceLists) {
    const key = [list.branchId, list.productId, list.certificationId, list.customerGroupId].join();
    lists.set(key, [...(lists.get(key) ?? []), list]);
  }
  return {
    rows,
    lists,
    zones: new Map(rows.areas.map(({ branchId, zipCode, zone }) => [`${branchId},${zipCode}`, zone])),
    options: new Map(
      rows.branchOptions.map(({ branchId, optionId, netCents }) => [`${branchId},${optionId}`, netCents]),
    ),
  };
}

function buildList({ lists }: MatchRows, offer: OfferVariant, customerGroupId: number, now: Date) {
  const { BranchId, ProductId, CertificationId } = offer;
  const all = lists.get([BranchId, ProductId, CertificationId, customerGroupId].join()) ?? [];
  const latest = all
    .filter(({ validFrom }) => validFrom <= now)
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime() || a.id - b.id)
    .at(-1);
  if (!latest) throw new Error(`no list for ${offer.Id}`);
  return latest;
}

/** Net cents of all chosen options of one delivery point; standards without a row cost nothing. */
const getOptions = ({ options }: MatchRows, { BranchId, Split }: OfferVariant): bigint =>
  Split.Options.reduce((sum, { Id }) => sum + BigInt(options.get(`${BranchId},${Id}`) ?? 0), 0n);

/** Prices any offer of a configuration by the rows of a market, as of a day. */
export function independentPricing(rows: MadeMarket, now: Date, day: string) {
  const matchingRows = findRows(rows);
  return (configuration: CalculationConfiguration, offer: OfferVariant, customerGroupId: number): IndependentPrice => {
    const { CountryId, ProductGroupId, ZipCode, Amount, Stations } = configuration;
    const list = buildList(matchingRows, offer, customerGroupId, now);
    const [scale, unit] = SCALES[ProductGroupId] ?? [[], 1n];
    const step = Math.max(
      0,
      scale.findLastIndex((from) => from <= Amount),
    );
    const zone = matchingRows.zones.get(`${offer.BranchId},${ZipCode}`) ?? -1;
    const zoneCents = list.zoneNetCents[zone] ?? list.zoneNetCents.at(-1) ?? 0;
    const amount = BigInt(Amount);
    const goods = halfUp(BigInt(list.unitNetCents) * BigInt(list.scaleFactors[step] ?? 0) * amount, 10_000n * unit);
    const way = halfUp(BigInt(zoneCents) * amount, unit);
    const net = goods + way + BigInt(Stations) * (BigInt(list.stationNetCents) + getOptions(matchingRows, offer));
    const vat = halfUp(net * rateOn(rows, CountryId, ProductGroupId, offer.ProductId, day), 10_000n);
    const gross = net + vat;
    const total = CountryId === 3 ? halfUp(gross, 5n) * 5n : gross;
    return {
      net: Number(net),
      vat: Number(vat),
      rounding: Number(total - gross),
      total: Number(total),
      unit: Number(halfUp(gross * unit, amount)),
    };
  };
}
