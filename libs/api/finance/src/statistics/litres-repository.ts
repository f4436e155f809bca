import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { sql, type SQL } from 'drizzle-orm';

const LIQUIDS = Object.values(PRODUCT_GROUPS).flatMap(({ id, unit }) => (unit === 'Liter' ? [id] : []));

/** Whether goods are measured in litres; `alias` is the table of the column ('o.'). */
export const isLiquid = (alias = ''): SQL => sql.raw(`${alias}product_group_id in (${LIQUIDS.join(', ')})`);

/** Litres of an order as delivered, or as ordered before; null for goods that are not measured in litres. */
export const orderedLitres = (alias = ''): SQL =>
  sql`case when ${isLiquid(alias)} then ${sql.raw(`coalesce(${alias}delivered_amount, ${alias}amount)`)} end`;
