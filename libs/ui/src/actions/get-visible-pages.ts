const AROUND = 1;

/** The first, the last and those around the present page; null stands for what lies between. */
export function getVisiblePages(page: number, pageCount: number): (number | null)[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const visible = pages.filter((one) => one === 1 || one === pageCount || Math.abs(one - page) <= AROUND);
  return visible.flatMap((one, index) => {
    const before = visible[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
