/** The names of fields of `next` that differ from `known`; arrays are compared by their entries. */
export function changedFields(known: object, next: object): string[] {
  return Object.entries(next)
    .filter(([key, value]) => JSON.stringify(Reflect.get(known, key)) !== JSON.stringify(value))
    .map(([key]) => key);
}
