export interface ListPage<Item> {
  readonly Total: number;
  readonly Page: number;
  readonly PageCount: number;
  readonly Items: Item[];
}

/** At least one page, however few there are. */
export const getPageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page of a list, from 1; beyond the last it is empty. */
export const getPage = <Item>(items: readonly Item[], page: number, size: number): ListPage<Item> => ({
  Total: items.length,
  Page: page,
  PageCount: getPageCount(items.length, size),
  Items: items.slice((page - 1) * size, page * size),
});
