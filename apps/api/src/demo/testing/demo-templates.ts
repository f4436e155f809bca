import { openDatabase } from '@heizplatz/api-platform';
import { type DatabaseTemplate, FILL_TIMEOUTS } from '@heizplatz/api-platform/testing';
import { prepareMarket } from '../prepare-market';
import { seedReference } from '../seed-reference';

/** The day that the demonstration is made for in tests. */
export const DEMO_DAY = '2026-11-21';

/** Places and goods, as every installation has them. */
export const REFERENCE_TEMPLATE: DatabaseTemplate = { name: 'reference', fill: seedReference };

/** What is logged at startup when something was created. */
export const READY_MESSAGE = 'the demo market is there';

/** The whole demonstration, made by two nodes that started at the same moment on pools of their own. */
export const DEMO_TEMPLATE: DatabaseTemplate = {
  name: 'demo',
  fill: async (db, url) => {
    const second = openDatabase({ url, poolSize: 6, log: console, ...FILL_TIMEOUTS });
    const messages: string[] = [];
    const log = { info: (message: string) => void messages.push(message) };
    try {
      const options = { mode: 'demo', today: DEMO_DAY, log };
      await Promise.all([prepareMarket(db, options), prepareMarket(second.db, options)]);
      // Either node may have made its share of it.
      if (!messages.some((message) => message.startsWith(READY_MESSAGE)))
        throw new Error(`neither node said that ${READY_MESSAGE}`);
    } finally {
      await second.close();
    }
  },
};
