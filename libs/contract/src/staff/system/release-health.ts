import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoTime, SystemText } from '../../fields/fields.ts';
import { ADMIN } from '../../staff-access.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const Milliseconds = v.nullable(v.number());

export const VersionHealth = v.object({
  Remote: SystemText,
  Version: SystemText,
  /** Page lives with a page of this version, and those of them in which a page or a script failed. */
  Visits: v.number(),
  FailedVisits: v.number(),
  /** Sent from pages of this version. */
  Orders: v.number(),
  /** 75th percentiles of Largest Contentful Paint and Interaction to Next Paint, to a quarter; null: not measured. */
  LargestPaintMs: Milliseconds,
  InteractionMs: Milliseconds,
});
export type VersionHealth = v.InferOutput<typeof VersionHealth>;

/**
 * How far a shell is with what the pointer says of an area; `Versions` are what it serves meanwhile. unknown: a shell of
 * before, which does not say.
 */
export const ShellArea = v.object({
  Remote: SystemText,
  State: openPicklist(v.picklist(['served', 'refused', 'waiting', 'unknown'])),
  Versions: v.array(SystemText),
});
export type ShellArea = v.InferOutput<typeof ShellArea>;

/** Shells: those that reported within the last minute, with what they do not serve though they were told to. */
export const releaseHealth = defineCall({
  id: 'releaseHealth',
  summary: 'Errors, web vitals and orders by version',
  method: 'GET',
  path: '/api/support/releases/zustand',
  query: v.object({ hours: v.optional(v.picklist(['1', '24', '168']), '24') }),
  response: v.object({
    Versions: v.array(VersionHealth),
    Shells: v.array(
      v.object({
        Node: SystemText,
        SeenAt: IsoTime,
        Refused: v.array(v.object({ Remote: SystemText, Version: SystemText, Reason: SystemText })),
        /** Absent from an API of before. */
        Areas: v.optional(v.array(ShellArea)),
      }),
    ),
  }),
  access: ADMIN,
  csrf: false,
});
