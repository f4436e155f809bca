import { createHash } from 'node:crypto';

/** JSON whose large equal objects are stored once: `{ $ref: name }` in their places. */
export interface Packed {
  readonly value: unknown;
  readonly shapes: Readonly<Record<string, unknown>>;
}

/** Smaller ones stay where they are, so that the report can be read. */
const LEAST_CHARACTERS = 80;

/** Names are hashes of what they stand for, so that two branches that add different shapes do not collide. */
export function packShapes(value: unknown): Packed {
  const counts = new Map<string, number>();
  count(value);
  const shapes: Record<string, unknown> = {};
  return { value: pack(value), shapes };

  function count(one: unknown): void {
    if (!isNode(one)) return;
    const key = JSON.stringify(one);
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    // What lies inside of a repeated one is repeated with it.
    if (times === 1) Object.values(one).forEach(count);
  }

  function pack(one: unknown): unknown {
    if (!isNode(one)) return one;
    const key = JSON.stringify(one);
    const packed = Array.isArray(one)
      ? one.map(pack)
      : Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, pack(inner)]));
    if (Array.isArray(one) || key.length < LEAST_CHARACTERS || counts.get(key) === 1) return packed;
    const name = createHash('sha256').update(key).digest('hex').slice(0, 10);
    shapes[name] = packed;
    return { $ref: name };
  }
}

/** The value as it was before it was packed. Throws for a shape that is missing. */
export function unpackShapes({ value, shapes }: Packed): unknown {
  if (!isNode(value)) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => unpackShapes({ value: one, shapes }));
  if ('$ref' in value) {
    const name = String(value.$ref);
    if (!(name in shapes)) throw new Error(`the report has no shape ${name}`);
    return unpackShapes({ value: shapes[name], shapes });
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpackShapes({ value: one, shapes })]));
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
