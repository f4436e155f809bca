import type { Handler } from '@heizplatz/api-platform';
import { endDealerKey, makeDealerKey } from './dealer-keys';
import { decidePriceImport } from './decide-import';
import { importDealerPrices } from './import-by-key';
import { getPriceImport, getPriceImports, readPriceFile, takePriceFile } from './staff-imports';

export const priceImportHandlers: readonly Handler[] = [
  decidePriceImport,
  endDealerKey,
  getPriceImport,
  getPriceImports,
  importDealerPrices,
  makeDealerKey,
  readPriceFile,
  takePriceFile,
];
