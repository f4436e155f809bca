import axe from 'axe-core';

/** axe finds nothing; colours are measured elsewhere, since jsdom has none. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
