import type { FilterSection } from '../filter/filter-section';

export const SETTINGS_AREAS = ['goods', 'delivery', 'payment'] as const;
export type SettingsArea = (typeof SETTINGS_AREAS)[number];

/** By section's id; what is not named belongs to the delivery. */
const AREA_OF: Readonly<Record<string, SettingsArea>> = {
  Product: 'goods',
  Certification: 'goods',
  OnlyCertified: 'goods',
  Additive: 'goods',
  Container: 'goods',
  Species: 'goods',
  LogLength: 'goods',
  BagSize: 'goods',
  BagsPerPallet: 'goods',
  Payment: 'payment',
};

/** Choices of several first, then days, then switches: equal things stand together. */
const ORDER: Readonly<Record<FilterSection['kind'], number>> = { several: 0, one: 0, day: 1, switch: 2 };

/** The settings' sections, sorted into their areas. */
export function sectionsByArea(
  sections: readonly FilterSection[],
): Readonly<Record<SettingsArea, readonly FilterSection[]>> {
  const sorted = sections.toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind]);
  const of = (area: SettingsArea) => sorted.filter(({ id }) => (AREA_OF[id] ?? 'delivery') === area);
  return { goods: of('goods'), delivery: of('delivery'), payment: of('payment') };
}
