import { parseAmount, PRODUCT_GROUPS, productGroupByUrlName, readAmount } from '@heizplatz/calculator';
import { offersPath } from '@heizplatz/routes';
import * as v from 'valibot';

/** Longer than any that the form sends; what is longer counts as empty. */
const MOST_SIGNS = 100;
const field = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MOST_SIGNS)), ''), '');

const Submitted = v.fallback(
  v.object({
    productGroup: field,
    zipCode: field,
    amount: field,
    /** The amount that the page was rendered with. */
    preset: field,
  }),
  { productGroup: '', zipCode: '', amount: '', preset: '' },
);

/**
 * Where the calculator's form leads when there is no script to build the address (GET /rechner). An amount that stands as
 * the page drew it belongs to the group of then: another group comes with its own default.
 */
export function calculatorRedirect(query: unknown): string {
  const { productGroup, zipCode, amount, preset } = v.parse(Submitted, query);
  const group = productGroupByUrlName(productGroup) ?? PRODUCT_GROUPS[3];
  const digits = amount.replace(/\D/g, '');
  const isUntouched = digits === preset.replace(/\D/g, '');
  const input = digits === '' ? '' : String(readAmount(amount, group) ?? parseAmount(amount));
  const requested = isUntouched ? String(group.defaultAmount) : input;
  const search = new URLSearchParams({ zipCode, ...(requested && { amount: requested }) });
  return `${offersPath(group)}?${search}`;
}
