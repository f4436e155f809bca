import { type ProductGroup, productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS, type OrderProcess, type OrderStep } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, redirect } from '@heizplatz/router';
import { offersPath, parametersPath, registrationPath, stepPath } from './checkout-paths';
import { orderProcessInput } from './order-process-input';

export interface CheckoutPage {
  readonly groupId: ProductGroup['id'];
}

/** The running order of the path's product group. Unknown group: 404; no order: back to the offers. */
export async function loadOrderProcess({ api, params, site, request }: PageRequest) {
  const group = productGroupByUrlName(params['productGroup'] ?? '') ?? notFound();
  const input = orderProcessInput(site.countryId, group.id);
  const process = await api(CALLS.orderProcess, input, { signal: request.signal });
  if (!process) throw redirect(offersPath(group));
  return { group, process };
}

/** The last step that may be opened: walked back from the end of the validated steps. */
export function latestReachable({
  Steps,
  ApplicableSteps,
}: Pick<OrderProcess, 'Steps' | 'ApplicableSteps'>): OrderStep {
  const step = Steps.at(-1) ?? ApplicableSteps[0];
  if (!step) throw new Error('an order process without steps');
  return step;
}

/** A step is reachable if the server's validated steps hold it with a matching variant (specification section 4). */
export const isReachable = (
  { Steps }: Pick<OrderProcess, 'Steps'>,
  path: OrderStep['Path'],
  variant: string | null,
): boolean => Steps.some((step) => step.Path === path && step.Variant === variant);

/** Guards a step: access check first, then who orders, then what the server has validated. */
export const stepLoader = (path: OrderStep['Path']) =>
  pageLoader(async (page): Promise<CheckoutPage> => {
    const { group, process } = await loadOrderProcess(page);
    requireIdentity(process, group, page.url);
    if (!isReachable(process, path, page.params['kind'] ?? null))
      throw redirect(stepPath(group, latestReachable(process)));
    return { groupId: group.id };
  });

/** Throws the redirect to what comes before checkout. */
export function requireIdentity(process: OrderProcess, group: ProductGroup, url: URL): void {
  if (!process.AccessConditions) throw redirect(parametersPath(group));
  if (!process.IsIdentified) {
    throw redirect(`${registrationPath(group)}?ReturnUrl=${encodeURIComponent(url.pathname + url.search)}`);
  }
}
