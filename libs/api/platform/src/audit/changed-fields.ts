/** What was there of the fields that change, for a note's `before`. */
export const changedFields = (row: object, changes: object): object =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(row, name)]));
