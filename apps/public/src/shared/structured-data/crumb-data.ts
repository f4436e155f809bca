interface PageCrumb {
  readonly name: string;
  /** Path of this site. */
  readonly path: string;
}

/** Where a page stands, in the words of schema.org; `origin` as useOrigin gives it. */
export const crumbData = (origin: string, crumbs: readonly PageCrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
