/**
 * A stylesheet with `@media (--md-up)` written out by `@custom-media --md-up (min-width: 768px)`: media queries cannot read
 * custom properties. Throws for a name that is not defined.
 */
export function withBreakpoints(source: string, definitions: string): string {
  const widths = new Map(
    [...definitions.matchAll(/@custom-media\s+(--[\w-]+)\s+(\([^)]+\));/g)].map(([, name, width]) => [name, width]),
  );
  return source.replaceAll(/@media[^{]+/g, (query) =>
    query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const width = widths.get(name);
      if (width === undefined) throw new Error(`There is no breakpoint ${name} in libs/ui/src/styles/breakpoints.css.`);
      return width;
    }),
  );
}
