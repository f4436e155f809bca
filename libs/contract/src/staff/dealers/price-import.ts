import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { DEALER_KEY } from '../../access.ts';
import { defineCall } from '../../call.ts';
import { Id, IsoTime, Reference, Secret, StaffText, WholeNumberText, requiredText } from '../../fields/fields.ts';
import { DEALER_STAFF } from '../../staff-access.ts';
import { priceFile, PriceFileReading, PriceImport, PriceImportState } from './staff-dealer.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** A dry run: nothing is written. Prices of this dealer alone; other tables are refused by line. */
export const readPriceFile = defineCall({
  id: 'readPriceFile',
  summary: 'What a price file would change',
  method: 'POST',
  path: '/api/support/preisimport/pruefen',
  body: v.object({ DealerId: Id, ...priceFile }),
  response: PriceFileReading,
  access: DEALER_STAFF,
  csrf: true,
  bodyLimitBytes: 3 * 1024 * 1024,
});

const Taken = v.object({
  /**
   * refused: invalid lines that were not excluded, or nothing to change; nothing was written and nothing is stored.
   */
  State: openPicklist(PriceImportState),
  /** Null where nothing is stored. */
  ImportId: v.nullable(Id),
  Reading: PriceFileReading,
});

/** Applied in one transaction; with a price jump it is held until a member of staff approves it. */
export const takePriceFile = defineCall({
  id: 'takePriceFile',
  summary: 'Takes a price file over, or holds it',
  method: 'POST',
  path: '/api/support/preisimport/uebernehmen',
  body: v.object({ DealerId: Id, ...priceFile, SkipsBadLines: v.boolean() }),
  response: Taken,
  access: DEALER_STAFF,
  csrf: true,
  bodyLimitBytes: 3 * 1024 * 1024,
});

/** By the dealer's own programs, with the header `Authorization: Bearer hzp_…` in place of a session; 15 files in fifteen minutes. */
export const importDealerPrices = defineCall({
  id: 'importDealerPrices',
  summary: 'A dealer’s price file by its key',
  method: 'POST',
  path: '/api/haendler/preisimport',
  body: v.object({
    FileName: v.optional(priceFile.FileName, 'preise.csv'),
    Content: priceFile.Content,
    IsDryRun: v.optional(v.boolean(), false),
    SkipsBadLines: v.optional(v.boolean(), false),
  }),
  response: Taken,
  access: DEALER_KEY,
  csrf: false,
  bodyLimitBytes: 3 * 1024 * 1024,
});

/** Held ones of all dealers first; with a dealer its own of all states. */
export const priceImports = defineCall({
  id: 'priceImports',
  summary: 'Price imports that wait, or those of a dealer',
  method: 'GET',
  path: '/api/support/preisimport',
  query: v.object({ dealerId: v.optional(v.pipe(WholeNumberText, Id), '0') }),
  response: v.object({
    Rows: v.array(PriceImport),
    /** Of the dealer; without one empty. */
    Keys: v.array(
      v.object({
        Id,
        Start: Reference,
        CreatedAt: IsoTime,
        CreatedBy: StaffText,
        LastUsedAt: v.nullable(IsoTime),
      }),
    ),
  }),
  access: DEALER_STAFF,
  csrf: false,
});

/** With what it would change now. */
export const priceImport = defineCall({
  id: 'priceImport',
  summary: 'A price import',
  method: 'GET',
  path: '/api/support/preisimport/:importId',
  params: v.object({ importId: v.pipe(WholeNumberText, Id) }),
  response: v.object({ Import: PriceImport, Reading: v.nullable(PriceFileReading) }),
  access: DEALER_STAFF,
  csrf: false,
});

/** CONFLICT: somebody else has decided, or by now its lines are wrong. */
export const decidePriceImport = defineCall({
  id: 'decidePriceImport',
  summary: 'Yes or no to a price import with a jump',
  method: 'POST',
  path: '/api/support/preisimport/entscheiden',
  body: v.object({ ImportId: Id, Accepts: v.boolean(), Reason: personal('staff', requiredText(300)) }),
  response: PriceImport,
  access: DEALER_STAFF,
  csrf: true,
});

/** The dealer's older keys end with it. */
export const makeDealerKey = defineCall({
  id: 'makeDealerKey',
  summary: 'A new key for a dealer’s price imports',
  method: 'POST',
  path: '/api/support/preisimport/schluessel',
  body: v.object({ DealerId: Id }),
  response: v.object({
    /** Displayed only this once; only its hash is stored. */
    Key: Secret,
  }),
  access: DEALER_STAFF,
  csrf: true,
});

export const endDealerKey = defineCall({
  id: 'endDealerKey',
  summary: 'Ends a dealer’s key',
  method: 'POST',
  path: '/api/support/preisimport/schluessel/beenden',
  body: v.object({ DealerId: Id, KeyId: Id }),
  response: v.object({ success: v.boolean() }),
  access: DEALER_STAFF,
  csrf: true,
});
