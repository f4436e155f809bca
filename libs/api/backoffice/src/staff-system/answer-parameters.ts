import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import { type CallContext, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, CountryId, CustomerGroupId, type ParameterRow, ProductGroupId } from '@heizplatz/contract';
import * as v from 'valibot';
import {
  deleteRules,
  insertRule,
  insertRules,
  listRules,
  type RuleScope,
  updateRule,
} from './parameter-requirement-repository';
import { parameterRows } from './parameter-rows';

const Scope = v.object({ CountryId, ProductGroupId, CustomerGroupId });

async function findRows(db: Database, scope: RuleScope, { services }: CallContext): Promise<ParameterRow[]> {
  return parameterRows(services.priceBook.current(), scope, await listRules(db, scope));
}

async function getRow(db: Database, scope: RuleScope & { Key: string }, context: CallContext): Promise<ParameterRow> {
  const { Key, ...rest } = scope;
  const row = (await findRows(db, rest, context)).find((one) => one.Key === Key);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** Every node uses it for prices and forms within a second: it is part of the price book. */
async function notifyNodes(tx: Database): Promise<void> {
  await raisePriceBookVersion(tx);
}

export const parameterRequirements = defineHandler(CALLS.parameterRequirements, ({ query }, context) => {
  const { country, group, customerGroup } = query;
  const request = { CountryId: Number(country), ProductGroupId: Number(group), CustomerGroupId: Number(customerGroup) };
  return findRows(context.db, v.parse(Scope, request), context);
});

const refused = (path: string, code: string) => problem('VALIDATION', { errors: [{ path, code }] });

export const saveParameterRequirement = defineHandler(CALLS.saveParameterRequirement, ({ body }, context) => {
  const { db, clock, audit } = context;
  const { IsRequired, IsVisible, DefaultId, Version, ...scope } = body;
  return db.transaction(async (tx) => {
    const before = await getRow(tx, scope, context);
    if (DefaultId !== null && !before.Choices.some(({ Id }) => Id === DefaultId))
      throw refused('body.DefaultId', 'OPTION_UNKNOWN');
    if (IsRequired && !IsVisible) throw refused('body.IsRequired', 'HIDDEN_REQUIRED');
    const written = { isRequired: IsRequired, isVisible: IsVisible, defaultOptionId: DefaultId, changedAt: clock() };
    const saved =
      Version === 0 ? await insertRule(tx, scope, written) : await updateRule(tx, { ...scope, Version }, written);
    if (!saved) throw versionConflict(await getRow(tx, scope, context));
    const after = await getRow(tx, scope, context);
    const toRow = ({ IsRequired: required, IsVisible: visible, DefaultId: preset }: ParameterRow) => ({
      ...{ ...scope, required, visible, preset },
    });
    audit.note({ before: toRow(before), after: toRow(after) });
    await notifyNodes(tx);
    return after;
  });
});

export const copyParameterRequirements = defineHandler(CALLS.copyParameterRequirements, ({ body }, context) => {
  const { db, clock, audit } = context;
  const { ToCountryId, ...scope } = body;
  return db.transaction(async (tx) => {
    const rules = await listRules(tx, scope);
    const target = { ...scope, CountryId: ToCountryId };
    const replaced = await deleteRules(tx, target);
    // A user who has the other country's form open must get a version conflict.
    const highest = Math.max(0, ...replaced.map(({ version }) => version));
    const copies = rules.map((rule) => ({
      ...{ ...rule, countryId: ToCountryId, version: highest + 1, changedAt: clock() },
    }));
    await insertRules(tx, copies);
    audit.note({ before: replaced, after: copies });
    await notifyNodes(tx);
    return { Copied: copies.length };
  });
});
