import { parameterRequirements } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import type { ParameterRow } from '@heizplatz/contract';
import { and, eq, sql } from 'drizzle-orm';

export type RuleRow = typeof parameterRequirements.$inferSelect;
export type RuleScope = Pick<ParameterRow, 'CountryId' | 'ProductGroupId' | 'CustomerGroupId'>;
type RuleValues = Pick<RuleRow, 'isRequired' | 'isVisible' | 'defaultOptionId' | 'changedAt'>;

const isOfScope = ({ CountryId, ProductGroupId, CustomerGroupId }: RuleScope) =>
  and(
    eq(parameterRequirements.countryId, CountryId),
    eq(parameterRequirements.productGroupId, ProductGroupId),
    eq(parameterRequirements.customerGroupId, CustomerGroupId),
  );

export const listRules = (db: Database, scope: RuleScope): Promise<RuleRow[]> =>
  db.select().from(parameterRequirements).where(isOfScope(scope));

/** Undefined: there is one of this key already. */
export async function insertRule(
  db: Database,
  { CountryId, ProductGroupId, CustomerGroupId, Key }: RuleScope & { Key: string },
  values: RuleValues,
): Promise<RuleRow | undefined> {
  const key = { countryId: CountryId, productGroupId: ProductGroupId, customerGroupId: CustomerGroupId, key: Key };
  const [row] = await db
    .insert(parameterRequirements)
    .values({ ...key, ...values })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Undefined: it has another version by now. */
export async function updateRule(
  db: Database,
  { Key, Version, ...scope }: RuleScope & { Key: string; Version: number },
  values: RuleValues,
): Promise<RuleRow | undefined> {
  const [row] = await db
    .update(parameterRequirements)
    .set({ ...values, version: sql`${parameterRequirements.version} + 1` })
    .where(and(isOfScope(scope), eq(parameterRequirements.key, Key), eq(parameterRequirements.version, Version)))
    .returning();
  return row;
}

export const deleteRules = (db: Database, scope: RuleScope): Promise<RuleRow[]> =>
  db.delete(parameterRequirements).where(isOfScope(scope)).returning();

export async function insertRules(db: Database, rows: readonly RuleRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(parameterRequirements).values([...rows]);
}
