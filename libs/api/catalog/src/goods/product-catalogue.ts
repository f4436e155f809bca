import type { products } from './schema';

/** Chips of 25 % moisture or more; taxed otherwise than dry ones (market.md). */
export const MOIST_CHIPS_ID = 31;

/** Goods of product.md section 2; the first of a group is its default. */
export const PRODUCTS: readonly (typeof products.$inferInsert)[] = [
  { id: 1, productGroupId: 1, name: 'Heizöl EL schwefelarm', isDefault: true },
  { id: 2, productGroupId: 1, name: 'Heizöl EL Premium', isDefault: false },
  { id: 10, productGroupId: 2, name: 'Diesel', isDefault: true },
  { id: 15, productGroupId: 5, name: 'AdBlue', isDefault: true },
  { id: 20, productGroupId: 3, name: 'Holzpellets lose', isDefault: true },
  { id: 23, productGroupId: 4, name: 'Holzpellets Sackware', isDefault: true },
  { id: 25, productGroupId: 9, name: 'Hackschnitzel', isDefault: true },
  { id: MOIST_CHIPS_ID, productGroupId: 9, name: 'Hackschnitzel feucht', isDefault: false },
  { id: 26, productGroupId: 8, name: 'Holzbriketts', isDefault: true },
  { id: 27, productGroupId: 6, name: 'Holzpellets Big Bags', isDefault: true },
  { id: 29, productGroupId: 7, name: 'Kaminholz', isDefault: true },
  { id: 30, productGroupId: 10, name: 'Industriepellets', isDefault: true },
];
