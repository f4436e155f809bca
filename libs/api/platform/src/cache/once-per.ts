/**
 * Computes something once for each object that it follows from (a price book, an index of places), and drops it with
 * that object. The object never changes, so nothing has to be flushed: it is replaced as a whole.
 */
export function oncePer<Source extends object, Value extends object>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const made = new WeakMap<Source, Value>();
  return (source) => {
    let value = made.get(source);
    if (!value) made.set(source, (value = make(source)));
    return value;
  };
}
