import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { BusinessText, CodeText, CountryId, Id, ProductGroupId, COUNTRY_OPTIONS } from '../../fields/fields.ts';
import { DEALER_STAFF } from '../../staff-access.ts';

export const CustomerGroupId = v.picklist([1, 2, 3]);

/** A group of options of a product group, with what staff demand of it for one country and customer group. */
export const ParameterRow = v.object({
  CountryId,
  ProductGroupId,
  /** 1 private, 2 business, 3 collective. */
  CustomerGroupId,
  /** Of InitConfiguration.Groups: Hose, Vehicle … */
  Key: CodeText,
  Name: BusinessText,
  Choices: v.array(v.object({ Id, Name: BusinessText })),
  IsRequired: v.boolean(),
  /** Null: as the catalogue has it. */
  DefaultId: v.nullable(Id),
  /** What the catalogue has; null: nothing. */
  CatalogueDefaultId: v.nullable(Id),
  IsVisible: v.boolean(),
  /** 0: not changed yet. */
  Version: v.pipe(v.number(), v.integer()),
});
export type ParameterRow = v.InferOutput<typeof ParameterRow>;

export const parameterRequirements = defineCall({
  id: 'parameterRequirements',
  summary: 'What customers have to choose, may choose and begin with',
  method: 'GET',
  path: '/api/support/parameter',
  query: v.object({
    country: v.optional(v.picklist(COUNTRY_OPTIONS), '1'),
    group: v.optional(v.pipe(v.string(), v.regex(/^(10|[1-9])$/)), '3'),
    customerGroup: v.optional(v.picklist(['1', '2', '3']), '1'),
  }),
  response: v.array(ParameterRow),
  access: DEALER_STAFF,
  csrf: false,
});

export const SaveParameterRequirement = v.object({
  CountryId,
  ProductGroupId,
  CustomerGroupId,
  Key: impersonal('code', v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(40, 'TOO_LONG'))),
  IsRequired: v.boolean(),
  DefaultId: v.nullable(Id),
  IsVisible: v.boolean(),
  Version: v.pipe(v.number(), v.integer()),
});

/** VERSION_CONFLICT with the row as it is now in `context.Current`. A hidden one cannot be required. */
export const saveParameterRequirement = defineCall({
  id: 'saveParameterRequirement',
  summary: 'Says what of a group of options is required, preset and shown',
  method: 'POST',
  path: '/api/support/parameter/speichern',
  body: SaveParameterRequirement,
  response: ParameterRow,
  access: DEALER_STAFF,
  csrf: true,
});

export const CopyParameterRequirements = v.pipe(
  v.object({ CountryId, ProductGroupId, CustomerGroupId, ToCountryId: CountryId }),
  v.forward(
    v.check(({ CountryId: from, ToCountryId }) => from !== ToCountryId, 'SAME_COUNTRY'),
    ['ToCountryId'],
  ),
);

/**
 * All requirements of a product group and customer group in one country are copied to the other; its previous ones
 * are replaced.
 */
export const copyParameterRequirements = defineCall({
  id: 'copyParameterRequirements',
  summary: 'Copies requirements to another country',
  method: 'POST',
  path: '/api/support/parameter/uebertragen',
  body: CopyParameterRequirements,
  response: v.object({ Copied: v.number() }),
  access: DEALER_STAFF,
  csrf: true,
});
