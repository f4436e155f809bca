import type { Site, SiteOrigins } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface PageContext {
  readonly site: Site;
  /** Null for visitors, and until hydration on neutral pages. */
  readonly user: User | null;
  /** Origin of the documents, for canonical links. */
  readonly origin: string;
  /** Origins of the three sites, for links between them. */
  readonly origins: SiteOrigins;
  /** The demonstration market: invented dealers, accounts that anybody may use. */
  readonly isDemo?: boolean;
  /** The visitor's CSRF value, in documents with a form. */
  readonly csrfToken?: string;
  /** Loads the remote that owns a path, ahead of a click. */
  readonly prefetch?: (path: string) => void;
}

type Page = PageContext & Required<Pick<PageContext, 'isDemo' | 'csrfToken'>>;

const Dependencies = createContext<Page | null>(null);

/**
 * Who requested the document: set by the server alone, null for visitors, on cached documents and in the browser. For what
 * stands in <noscript>, since nothing else may depend on it before hydration.
 */
export const ReaderContext = createContext<User | null>(null);

/** Everything on a page reads this, so the value is a new one only when something in it is. */
export function PageProvider(props: PageContext & { children: ReactNode }) {
  const { site, user, origin, origins, isDemo = false, csrfToken = '', prefetch } = props;
  const page = useMemo(
    () => ({ site, user, origin, origins, isDemo, csrfToken, ...(prefetch && { prefetch }) }),
    [site, user, origin, origins, isDemo, csrfToken, prefetch],
  );
  return <Dependencies value={page}>{props.children}</Dependencies>;
}

function useAlternatives(): Page {
  const page = useContext(Dependencies);
  if (!page) throw new Error('PageProvider is missing');
  return page;
}

export const useSite = (): Site => useAlternatives().site;
export const useUser = (): User | null => useAlternatives().user;
export const useIsDemo = (): boolean => useAlternatives().isDemo;
/** '' in documents without a form: with script the calls bring the cookie's value themselves. */
export const useCsrfToken = (): string => useAlternatives().csrfToken;
export const useOrigin = (): string => useAlternatives().origin;
export const useOrigins = (): SiteOrigins => useAlternatives().origins;
export const usePrefetch = (): ((path: string) => void) | undefined => useAlternatives().prefetch;
export const useReader = (): User | null => useContext(ReaderContext);
