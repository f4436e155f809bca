import { useActionData } from '@heizplatz/router';

/** What came of a link whose button was pressed. */
export interface ConsumedLink {
  /** The page from which the link was requested, for visitors who were on their way to another page. */
  readonly returnUrl: string | null;
}

/** A link that was just consumed without JavaScript; null if there is none. */
export function useSentLink(): ConsumedLink | null {
  const response = useActionData<Partial<ConsumedLink> & { readonly end?: 'spent' }>();
  return response?.end === 'spent' ? { returnUrl: response.returnUrl ?? null } : null;
}
