import { ReleaseRefusal } from './release-refusal.ts';
import type { Release } from './release.ts';

type Named = Pick<Release, 'name' | 'container'>;

/**
 * Throws a ReleaseRefusal where another remote's container has the same name: both are global variables of one page, and
 * webpack keeps the chunks of both under it.
 */
export function checkContainer({ name, container }: Named, others: readonly Named[]): void {
  const other = others.find((one) => one.name !== name && one.container === container);
  if (other)
    throw new ReleaseRefusal(
      `its container is named ${container} as that of ${other.name}: give the federation plugin another name`,
    );
}
