import { matchesGlob } from 'node:path';
import { AREA_NAMES, MUTATION_AREAS, type AreaName, type MutationArea } from './areas.ts';

/** Whether faults are planted in a file, by the area's globs; those after a '!' are left out. */
const isMutated = (file: string, { mutate }: MutationArea): boolean =>
  mutate.some((glob) => !glob.startsWith('!') && matchesGlob(file, glob)) &&
  !mutate.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));

/** The areas that some files belong to, each with these files alone. */
export function areasOf(changed: readonly string[]): (readonly [AreaName, MutationArea])[] {
  return AREA_NAMES.flatMap((name) => {
    const area = MUTATION_AREAS[name];
    const mutate = changed.filter((file) => isMutated(file, area));
    return mutate.length === 0 ? [] : [[name, { ...area, mutate }] as const];
  });
}
