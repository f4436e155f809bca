import { COUNTRY_IDS, byCountry } from '@heizplatz/country';
import * as v from 'valibot';

/** A remote as the browser needs it: where it is, which paths are its own. */
export const RemoteReference = v.object({
  name: v.string(),
  version: v.string(),
  container: v.string(),
  /** URL path of the release's files, with a slash at its end. */
  folder: v.string(),
  patterns: v.array(v.string()),
  /** Files of the folder that the remote's routes need at once. */
  styles: v.array(v.string()),
  scripts: v.array(v.string()),
  /** Absent: remoteEntry.js, a script. */
  entry: v.optional(v.object({ file: v.string(), type: v.string() })),
  /** The server renders none of its pages. */
  isBrowserOnly: v.optional(v.literal(true)),
  /** Of this browser alone: not the release that drew the document, but what its author works on (docs/decisions/0146). */
  isOverride: v.optional(v.literal(true)),
});
export type RemoteReference = v.InferOutput<typeof RemoteReference>;

const RouteError = v.object({ status: v.number(), data: v.unknown() });

/** The one JSON literal of a document: what the browser needs to hydrate the same tree with the same data. */
export const PageData = v.object({
  countryId: v.picklist(COUNTRY_IDS),
  origin: v.string(),
  /** Of the three sites. */
  origins: v.object(byCountry(() => v.string())),
  /** Whether this is the demonstration market (bar on top, noindex). */
  isDemo: v.boolean(),
  /** The remote that owns this page; null: none does. The browser learns of all others when it has hydrated (serving-response.ts). */
  owner: v.nullable(RemoteReference),
  /** Style sheets in the document's head, in order. */
  styles: v.array(v.string()),
  /** Fonts to fetch with the document. */
  fonts: v.array(v.string()),
  loaderData: v.record(v.string(), v.unknown()),
  /** Of a rejected form: the submitted values and the errors; null where none was sent. */
  actionData: v.nullable(v.record(v.string(), v.unknown())),
  /** In documents with a form: its CSRF value. */
  csrfToken: v.optional(v.string()),
  errors: v.nullable(v.record(v.string(), RouteError)),
  /** Where recordings of visits go, with consent; absent: nowhere. */
  replayUrl: v.optional(v.string()),
  /** Whether its calls shall carry a trace; absent: nothing is traced. */
  isTraced: v.optional(v.literal(true)),
  /** When the session is checked; absent: as specified. */
  sessionTiming: v.optional(
    v.object({
      checkSeconds: v.number(),
      renewSeconds: v.number(),
      windowSeconds: v.number(),
      jitterSeconds: v.number(),
    }),
  ),
  /** Responses that loaders recorded, by call key. */
  fallback: v.record(v.string(), v.unknown()),
});
export type PageData = v.InferOutput<typeof PageData>;

export const PAGE_DATA_ID = 'hp-page';
