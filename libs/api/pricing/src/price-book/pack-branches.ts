import { OPTION_KEYS } from '@heizplatz/api-catalog';
import { epochDay } from '@heizplatz/api-platform';
import type { MarketRows } from './market-rows-repository';
import { NOT_OFFERED, type BookBranches } from './price-book';

interface DeliveryTime {
  readonly optionId: number;
  readonly workingDays: number;
  readonly netCents: number;
}

/** A time is worth naming when no other is as fast and as cheap; the branch's own comes first. */
function worthNaming(times: readonly DeliveryTime[]): DeliveryTime[] {
  return times.filter((time, index) =>
    times.every((other, place) => {
      const isNoWorse = other.workingDays <= time.workingDays && other.netCents <= time.netCents;
      const isEqual = other.workingDays === time.workingDays && other.netCents === time.netCents;
      return place === index || !isNoWorse || (isEqual && place > index);
    }),
  );
}

/**
 * What an option costs at each branch. Standard options without a row cost nothing, others are not offered; a delivery
 * time is a promise, so it is offered by a row alone.
 */
function packOptions({ branches, branchOptions, options }: MarketRows): Int32Array {
  const costs = new Int32Array(branches.length * options.length).fill(NOT_OFFERED);
  const optionIndex = new Map(options.map(({ id }, index) => [id, index]));
  const branchIndex = new Map(branches.map(({ id }, index) => [id, index]));
  options.forEach(({ isDefault, key }, option) => {
    if (!isDefault || key === OPTION_KEYS.deliveryTime) return;
    for (let branch = 0; branch < branches.length; branch++) costs[branch * options.length + option] = 0;
  });
  for (const { branchId, optionId, netCents } of branchOptions) {
    const branch = branchIndex.get(branchId);
    const option = optionIndex.get(optionId);
    if (branch !== undefined && option !== undefined) costs[branch * options.length + option] = netCents;
  }
  return costs;
}

export function packBranches(rows: MarketRows): Omit<BookBranches, 'listStart'> {
  const { branches, dealers, options } = rows;
  const dealerIndex = new Map(dealers.map(({ id }, index) => [id, index]));
  const optionNetCents = packOptions(rows);
  const timeOptions = options.flatMap(({ key, id, size }, option) =>
    key === OPTION_KEYS.deliveryTime && size !== null ? [{ id, size, option }] : [],
  );
  const times = branches.map(({ leadWorkingDays }, branch) =>
    worthNaming([
      { optionId: 0, workingDays: leadWorkingDays, netCents: 0 },
      ...timeOptions.flatMap(({ id, size, option }) => {
        const netCents = optionNetCents[branch * options.length + option] ?? NOT_OFFERED;
        return netCents === NOT_OFFERED ? [] : [{ optionId: id, workingDays: size, netCents }];
      }),
    ]),
  );
  const timeStart = new Int32Array(branches.length + 1);
  times.forEach((own, branch) => (timeStart[branch + 1] = timeStart[branch]! + own.length));
  return {
    id: Int32Array.from(branches, ({ id }) => id),
    dealer: Int32Array.from(branches, ({ dealerId }) => dealerIndex.get(dealerId) ?? 0),
    deliveryWeekdays: Uint8Array.from(branches, ({ deliveryWeekdays }) => deliveryWeekdays),
    stoppedUntil: Int32Array.from(branches, ({ stoppedUntil }) => (stoppedUntil === null ? 0 : epochDay(stoppedUntil))),
    optionNetCents,
    timeStart,
    times: {
      optionId: Int32Array.from(times.flat(), ({ optionId }) => optionId),
      workingDays: Uint16Array.from(times.flat(), ({ workingDays }) => workingDays),
      netCents: Int32Array.from(times.flat(), ({ netCents }) => netCents),
    },
    place: branches.map(({ place }) => place),
  };
}
