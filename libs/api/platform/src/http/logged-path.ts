interface Query {
  readonly url: string;
  /** The route's pattern; undefined where there is none. */
  readonly routeOptions: { readonly url?: string | undefined };
}

/** The path alone, since a query may carry a token; where the path itself carries one, the route's pattern. */
export function loggedPath({ url, routeOptions }: Query): string {
  const pattern = routeOptions.url ?? '';
  return pattern.includes(':token') ? pattern : (url.split('?')[0] ?? '');
}
