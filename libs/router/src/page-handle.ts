import type { CountryId } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import type { ComponentType, ReactNode } from 'react';

export type LayoutName = 'default' | 'focused' | 'message' | 'order-process' | 'plain-print' | 'staff';

/** A page of a country. */
export interface PagePlace {
  readonly CountryId: CountryId;
  readonly Path: string;
}

/** What a route declares to the shell about its page (rule URL-11). */
export interface PageHandle {
  readonly layout?: LayoutName;
  /** Lies over its parent's page as a dialog: that page neither scrolls nor loses its place. */
  readonly isOverlay?: true;
  /** Guards of the shell by name, run before the loader; an unknown one is a 500. */
  readonly middleware?: readonly string[];
  /** The sticky calculator comes once the page's own has left the view (home), at once (default), or never. */
  readonly calculatorBar?: 'after-scroll' | 'never';
  /** Product group that the sticky calculator shows, from the route's parameters. */
  readonly productGroupId?: (params: Readonly<Record<string, string | undefined>>) => number | undefined;
  /**
   * The page's paths in each country that has it, including its own, from its loader's data; absent: the same path
   * everywhere. Undefined or without its own country: unknown.
   */
  alternates?(loaderData: unknown): readonly PagePlace[] | undefined;
  /**
   * The document is the same for everybody: the server renders it without the visitor's cookies and caches it for a
   * while. Its loader reads nothing about the visitor. Lists the query parameters that it reads; an address with
   * others is not cached.
   */
  readonly cachePolicy?: { readonly kind: 'public'; readonly query: readonly string[] };
  /**
   * Rendered for its visitor, but what it displays without a login is not confidential: Back may restore it from
   * memory.
   */
  readonly isRestorable?: true;
  /**
   * Stays around the error page when the loader refuses the page (403, 404), in the page's own layout; null: the
   * default layout. The server does not know the user of a document that is rendered for everybody (null).
   */
  readonly errorFrame?: (user: User | null) => ComponentType<{ readonly children: ReactNode }> | null;
}
