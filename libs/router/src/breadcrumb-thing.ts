import type { StructuredThing } from './structured-data';

/** The way to a page, from the start page on; the last is the page itself. */
export const breadcrumbThing = (
  steps: readonly { readonly name: string; readonly path: string }[],
): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
