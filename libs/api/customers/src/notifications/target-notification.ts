import { postcodeIndex } from '@heizplatz/api-catalog';
import type { WantedNotification } from '@heizplatz/api-identity';
import { getProduct } from '@heizplatz/api-ordering';
import { type CallContext, problem } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, validateAmount, validateZipCode } from '@heizplatz/calculator';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';

type Body = CallRequest<typeof CALLS.addNotification>['body'];

/** No goods cost this much per t, so a higher value is a typing error. */
const MAX_THRESHOLD_CENTS = 1_000_000;

type Check = (body: Body, context: CallContext) => string | null | Promise<string | null>;

async function checkZipCode({ ZipCode, CountryId }: Body, { db, services }: CallContext): Promise<string | null> {
  const wrong = validateZipCode(ZipCode ?? '', siteById(CountryId));
  if (wrong) return wrong;
  const index = await postcodeIndex(db, services.cache);
  return index.find(CountryId, ZipCode ?? '') ? null : 'ZIPCODE_NXT';
}

function checkProduct({ ProductId }: Body, { services }: CallContext): string | null {
  if (ProductId === null) return 'REQUIRED';
  return getProduct(services.priceBook.current(), ProductId) ? null : 'PRODUCT_UNKNOWN';
}

function checkAmount({ Amount, ProductId }: Body, { services }: CallContext): string | null {
  if (Amount === null) return 'AMOUNT_REQ';
  const product = ProductId === null ? undefined : getProduct(services.priceBook.current(), ProductId);
  return product ? validateAmount(Amount, PRODUCT_GROUPS[product.productGroupId].orderLimits) : null;
}

function checkThreshold({ Threshold }: Body): string | null {
  if (Threshold === null) return 'REQUIRED';
  return Math.round(Threshold * 100) > MAX_THRESHOLD_CENTS ? 'TOO_LARGE' : null;
}

const PRICE_CHECKS: readonly (readonly [string, Check])[] = [
  ['body.ZipCode', checkZipCode],
  ['body.ProductId', checkProduct],
  ['body.Amount', checkAmount],
  ['body.Threshold', checkThreshold],
];

/**
 * Validates the requested notification. VALIDATION with every missing or invalid field; fields that news does not
 * need are omitted.
 */
export async function targetNotification(body: Body, context: CallContext): Promise<WantedNotification> {
  const { Kind: kind, CountryId: countryId } = body;
  const checks = kind === 'price' ? PRICE_CHECKS : [];
  const errors = countryId === context.countryId ? [] : [{ path: 'body.CountryId', code: 'INVALID' }];
  for (const [path, check] of checks) {
    const code = await check(body, context);
    if (code) errors.push({ path, code });
  }
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  if (kind === 'news') return { kind, countryId, zipCode: null, productId: null, amount: null, thresholdCents: null };
  const thresholdCents = body.Threshold === null ? null : Math.round(body.Threshold * 100);
  return { kind, countryId, zipCode: body.ZipCode, productId: body.ProductId, amount: body.Amount, thresholdCents };
}
