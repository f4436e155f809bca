import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toLocalDay } from '@heizplatz/country';
import { notFound, pageLoader, type PageRequest } from '@heizplatz/router';
import { requireAccess } from '../../../shared/start/staff-guard';

/** What every page of a dealer knows from its loader. */
export interface DealerPageData {
  readonly dealerId: string;
  /** The ISO day on which the page was loaded. */
  readonly today: string;
}

const ID = /^[1-9]\d{0,8}$/;

export const isMissing = (error: unknown): boolean => error instanceof ProblemError && error.status === 404;

/** The loader of a dealer's page: guard, the dealer, and what its part shows. */
export const dealerLoader = (
  loadPart: (api: PageRequest['api'], input: { params: { dealerId: string } }) => Promise<unknown> = async () => null,
) =>
  pageLoader(async ({ api, user, params }): Promise<DealerPageData> => {
    requireAccess(user, CALLS.staffDealer);
    const dealerId = params['dealerId'] ?? '';
    if (!ID.test(dealerId)) notFound();
    const input = { params: { dealerId } };
    try {
      await Promise.all([api(CALLS.staffDealer, input), loadPart(api, input)]);
    } catch (error) {
      if (isMissing(error)) notFound();
      throw error;
    }
    return { dealerId, today: toLocalDay(new Date()) };
  });

export const newDealerLoader = pageLoader(async ({ user }) => {
  requireAccess(user, CALLS.saveDealer);
  return null;
});

export const heldImportsLoader = pageLoader(async ({ api, user }) => {
  requireAccess(user, CALLS.priceImports);
  await api(CALLS.priceImports, { query: {} });
  return null;
});

export const heldImportLoader = pageLoader(async ({ api, user, params }) => {
  requireAccess(user, CALLS.priceImport);
  const importId = params['importId'] ?? '';
  if (!ID.test(importId)) notFound();
  try {
    await api(CALLS.priceImport, { params: { importId } });
  } catch (error) {
    if (isMissing(error)) notFound();
    throw error;
  }
  return { importId };
});
