interface PageCrumb {
  readonly name: string;
  /** Path of this site. */
  readonly path: string;
}

/** A page's breadcrumb in schema.org terms; `origin` as returned by useOrigin. */
export const crumbData = (origin: string, crumbs: readonly PageCrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
