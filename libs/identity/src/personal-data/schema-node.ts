import type { Schema } from './mark.ts';

/** What of a valibot schema, or of a step in its pipe, says how it is put together. */
export interface SchemaNode extends Omit<Schema, 'kind'> {
  readonly kind: string;
  readonly pipe?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly items?: readonly SchemaNode[];
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
  readonly value?: unknown;
  readonly options?: readonly unknown[];
}

const ALTERNATIVES: readonly string[] = ['union', 'variant', 'intersect'];

/** The schemas and actions of a pipe one after the other, of those that it begins with too. */
export const getSteps = (node: SchemaNode): readonly SchemaNode[] =>
  node.pipe?.flatMap((step) => (step.pipe ? getSteps(step) : [step])) ?? [node];

/** The schema that a pipe begins with, or itself: what says how the value is put together. */
export const getBase = (node: SchemaNode): SchemaNode => getSteps(node)[0] ?? node;

/** Of a union and its like what it may be. */
export const getAlternatives = (node: SchemaNode): readonly SchemaNode[] =>
  ALTERNATIVES.includes(node.type) ? ((node.options ?? []) as readonly SchemaNode[]) : [];

/** What each value of a record is. */
export const getRecordValue = (node: SchemaNode): SchemaNode | undefined =>
  node.type === 'record' ? (node.value as SchemaNode) : undefined;
