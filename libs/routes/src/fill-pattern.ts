/** The names of a pattern's parameters: 'token' | 'orderId' of '/bewerten-sie-uns/:token/:orderId'. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** An address of the page; every parameter is encoded and stays one part of the path. */
export const fillPattern = <Pattern extends string>(
  pattern: Pattern,
  parameters: Readonly<Record<ParameterOf<Pattern>, string | number>>,
): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((parameters as Readonly<Record<string, string | number>>)[name] ?? ''),
  );

/** The path with a signed link's token; null: the session has to grant what the page shows. */
export const addToken = (path: string, token: string | null): string =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path;
