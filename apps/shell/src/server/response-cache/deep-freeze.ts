/** Of JSON values. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach((child) => void deepFreeze(child));
  return Object.freeze(value);
}
