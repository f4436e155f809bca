import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { AREA_NAMES, MUTATION_AREAS, type AreaName, type MutationArea } from './areas.ts';

/** Whether faults are planted in a file, by the area's globs; those after a '!' are left out. */
const isMutated = (file: string, { mutate }: MutationArea): boolean =>
  mutate.some((glob) => !glob.startsWith('!') && matchesGlob(file, glob)) &&
  !mutate.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));

/** The areas that some files (paths below the root) belong to, each with those of them alone that are still there. */
export function getAreas(changed: readonly string[]): (readonly [AreaName, MutationArea])[] {
  return AREA_NAMES.flatMap((name) => {
    const area = MUTATION_AREAS[name];
    const mutate = changed.filter((file) => isMutated(file, area) && existsSync(join(ROOT, file)));
    return mutate.length === 0 ? [] : [[name, { ...area, mutate }] as const];
  });
}
