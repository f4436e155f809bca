import { ProblemError } from '@heizplatz/api-client';
import { type ProductGroup, productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS, type OrderProcess, type OrderStep } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { addressStepPath, offersPath, successPath, summaryStepPath } from '@heizplatz/routes';
import { registrationWithReturn, stepPath } from '../checkout-paths';
import { orderProcessInput } from './order-process-input';
import { isReachable, latestReachable } from '../steps/step-map';

export interface CheckoutPage {
  readonly groupId: ProductGroup['id'];
}

/** The path's product group; unknown: 404. */
export const getGroupByPath = ({ params }: Pick<PageRequest, 'params'>): ProductGroup =>
  productGroupByUrlName(params['productGroup'] ?? '') ?? notFound();

/**
 * The running order of the path's product group. Without one a reloaded summary shows the order that it placed; every other
 * step leads to the offers, so that Back from the success page leaves the order instead of coming round to it again.
 */
export async function loadOrderProcess(page: PageRequest) {
  const group = getGroupByPath(page);
  const input = orderProcessInput(page.site.countryId, group.id);
  const process = await page.api(CALLS.orderProcess, input, { signal: page.request.signal });
  if (process) return { group, process };
  if (page.url.pathname !== summaryStepPath(group)) throw redirect(offersPath(group));
  const placed = await page.api(CALLS.placedProcess, input, { signal: page.request.signal });
  throw redirect(placed ? successPath(group, placed.OrderId) : offersPath(group));
}

/**
 * The running order when a step after the address may be opened: access check and identification first, which the
 * address step requests, then what the server has validated; else the redirect to what comes first, which is the
 * latest reachable step.
 */
export async function loadStep(page: PageRequest, path: OrderStep['Path'], variant: string | null = null) {
  const { group, process } = await loadOrderProcess(page);
  requireIdentity(process, group, page.url);
  requireAccess(process, group);
  if (!isReachable(process, path, variant)) throw redirect(stepPath(group, latestReachable(process)));
  return { group, process };
}

/** For a step whose variant is missing or none of the order's: its variant that may be opened, else the latest reachable step. */
export async function enterCheckout(page: PageRequest, path: OrderStep['Path'] | null = null): Promise<never> {
  const { group, process } = await loadOrderProcess(page);
  if (path === null && !process.IsIdentified) throw redirect(addressStepPath(group));
  requireIdentity(process, group, page.url);
  requireAccess(process, group);
  throw redirect(stepPath(group, process.Steps.findLast(({ Path }) => Path === path) ?? latestReachable(process)));
}

/**
 * Throws the redirect for unidentified visitors. New visitors identify themselves with the address; if the access
 * check is done, in most cases a guest's session has ended, who enters the e-mail again and returns to this exact
 * page.
 */
export function requireIdentity(process: OrderProcess, group: ProductGroup, url: URL): void {
  if (process.IsIdentified) return;
  throw redirect(process.AccessConditions ? registrationWithReturn(group, url) : addressStepPath(group));
}

/** Throws the redirect to the address step, which requests the access check if it is not done. */
function requireAccess({ AccessConditions }: OrderProcess, group: ProductGroup): void {
  if (!AccessConditions) throw redirect(addressStepPath(group));
}

/** For a session that ends between two calls: identification is requested again, then the same step continues. */
export function redirectWhenExpired(error: unknown, group: ProductGroup, url: URL): never {
  if (error instanceof ProblemError && error.status === 401) throw redirect(registrationWithReturn(group, url));
  throw error;
}
