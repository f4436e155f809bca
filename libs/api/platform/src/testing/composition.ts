import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { AppParts } from '../http/calls/app-parts';
import type { Services } from '../http/calls/services';
import type { JobDefinition } from '../jobs/define-job';

/** What a spec's API and databases are put together from, which only the composition root knows. */
export interface TestComposition {
  readonly jobs: readonly JobDefinition[];
  /** Throws ConfigError naming what is wrong. */
  loadConfig(environment: Record<string, string | undefined>): Config;
  /** What no spec overrides, with what costs nothing in the place of the rest. */
  presetServices(config: Config, made: Pick<Services, 'jobs' | 'limits'>): Services;
  buildApp(parts: AppParts): Promise<FastifyInstance>;
  /** Brings an empty database to the newest schema. */
  migrate(url: string): Promise<unknown>;
  subscribe(): void;
}

/** apps/api/jest.config.js names the file: a module's spec runs in the whole API, but may not import what is above it. */
declare const API_COMPOSITION: string;

export const testComposition = (): TestComposition =>
  jest.requireActual<{ readonly TEST_COMPOSITION: TestComposition }>(API_COMPOSITION).TEST_COMPOSITION;
