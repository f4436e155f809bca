/**
 * '2.287,23', '2’287.25' or '2287.23' as a number, whichever country's signs were typed; NaN when it is none. One or two
 * digits after the last sign are its cents.
 */
export function parseAmountOfMoney(input: string): number {
  const [, whole = '', cents = '0'] =
    /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(input.replaceAll(/[\s’']/g, '')) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`);
}
