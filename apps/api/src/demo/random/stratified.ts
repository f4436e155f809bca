/** `count` of the items, one from each equal stretch of them: sorted by postcode, they spread evenly over a country. */
export function stratified<Item>(random: () => number, items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[Math.floor(((index + random()) / count) * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  });
}
