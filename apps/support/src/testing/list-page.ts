/** A list's response that contains these rows alone. */
export const listPage = <Row>(Rows: readonly Row[]) => ({
  Rows,
  Total: Rows.length,
  IsTotalCapped: false,
  Page: 1,
  PageSize: 25,
});
