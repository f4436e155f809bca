import { productGroupByUrlName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import * as v from 'valibot';

const Submitted = v.object({
  productGroup: v.optional(v.string(), ''),
  zipCode: v.optional(v.string(), ''),
  amount: v.optional(v.string(), ''),
});

/** Where the calculator's form leads when there is no script to build the address (GET /rechner). */
export function calculatorRedirect(query: unknown): string {
  const { productGroup, zipCode, amount } = v.parse(
    v.fallback(Submitted, { productGroup: '', zipCode: '', amount: '' }),
    query,
  );
  const group = productGroupByUrlName(productGroup) ?? PRODUCT_GROUPS[3];
  const digits = amount.replace(/\D/g, '');
  const search = new URLSearchParams({ zipCode, ...(digits && { amount: digits }) });
  return `/${group.urlName}/angebotsliste?${search}`;
}
