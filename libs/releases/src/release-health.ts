import { COUNTRY_IDS } from '@heizplatz/country';
import * as v from 'valibot';
import { ShellFit } from './fit.ts';
import { addHistograms, toVitalBucket, VITAL_BUCKETS } from './vital-histogram.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const Histogram = v.pipe(v.array(Count), v.maxLength(VITAL_BUCKETS));
const ShortText = v.pipe(v.string(), v.maxLength(80));

/**
 * What happened to the visitors whom one version of a remote served on one site. A visit is a page life: a document with
 * what the browser loads after it. It counts once per remote, and so does its failure.
 */
export const HealthSums = v.object({
  remote: ShortText,
  version: ShortText,
  countryId: v.picklist(COUNTRY_IDS),
  visits: Count,
  /** Documents with a status of 500 or more. */
  serverErrors: Count,
  /** Visits in which a script failed. */
  scriptErrors: Count,
  orders: Count,
  /** Largest Contentful Paint of documents, by bucket (vital-histogram.ts). */
  lcp: Histogram,
  /** Interaction to Next Paint, by bucket. */
  inp: Histogram,
});
export type HealthSums = v.InferOutput<typeof HealthSums>;

/** Which release a page is of. */
export type HealthKey = Pick<HealthSums, 'remote' | 'version' | 'countryId'>;

/** What a shell serves of one remote. */
export const ServedRemote = v.object({
  remote: ShortText,
  /** Of the pointer's entry that it goes by. */
  revision: Count,
  /** Versions that have passed its gate and get visitors. */
  versions: v.pipe(v.array(ShortText), v.maxLength(50)),
});
export type ServedRemote = v.InferOutput<typeof ServedRemote>;

/** How many remotes a batch names at most. */
export const MOST_SERVED = 500;

/** What a shell sends to the API every few seconds, and when what it serves has changed. */
export const ReleaseHealthBatch = v.object({
  /** The shell's name among all: host and port. */
  node: v.pipe(v.string(), v.maxLength(200)),
  /** Releases that it was told to serve and does not (release gate), with the reason. */
  refused: v.pipe(
    v.array(v.object({ remote: ShortText, version: ShortText, reason: v.pipe(v.string(), v.maxLength(1000)) })),
    v.maxLength(50),
  ),
  sums: v.pipe(v.array(HealthSums), v.maxLength(500)),
  /** What a release has to fit in this shell; absent in shells of before. */
  fit: v.optional(ShellFit),
  /** Absent in shells of before. */
  serving: v.optional(v.pipe(v.array(ServedRemote), v.maxLength(MOST_SERVED))),
});
export type ReleaseHealthBatch = v.InferOutput<typeof ReleaseHealthBatch>;

type Counted = 'visits' | 'serverErrors' | 'scriptErrors' | 'orders';

export interface HealthCollector {
  readonly count: (key: HealthKey, what: Counted) => void;
  /** A duration in milliseconds. */
  readonly measure: (key: HealthKey, vital: 'lcp' | 'inp', ms: number) => void;
  /** The sums since the last call, which starts them anew. */
  readonly take: () => HealthSums[];
}

/** As many as a batch holds: beyond it nothing new is counted until the next one. */
const MAX_SUMS = 500;

/** Sums in memory: counting costs a look into a map, since it is done for each document. */
export function createHealthCollector(): HealthCollector {
  let collected = new Map<string, HealthSums>();
  function find({ remote, version, countryId }: HealthKey): HealthSums | undefined {
    const id = `${remote} ${version} ${countryId}`;
    const known = collected.get(id);
    if (known || collected.size >= MAX_SUMS) return known;
    const none = { visits: 0, serverErrors: 0, scriptErrors: 0, orders: 0, lcp: [], inp: [] };
    const sums = { remote, version, countryId, ...none };
    collected.set(id, sums);
    return sums;
  }
  return {
    count: (key, what) => {
      const sums = find(key);
      if (sums) sums[what] += 1;
    },
    measure: (key, vital, ms) => {
      const sums = find(key);
      const one = Array.from({ length: toVitalBucket(ms) + 1 }, () => 0).with(-1, 1);
      if (sums) sums[vital] = addHistograms(sums[vital], one);
    },
    take: () => {
      const sums = [...collected.values()];
      collected = new Map();
      return sums;
    },
  };
}
