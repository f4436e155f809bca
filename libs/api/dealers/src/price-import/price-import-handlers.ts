import type { Handler } from '@heizplatz/api-platform';
import { endDealerKey, makeDealerKey } from './dealer-keys';
import { decidePriceImport } from './decide-price-import';
import { importDealerPrices } from './import-dealer-prices';
import { priceImport, priceImports, readPriceFile, takePriceFile } from './staff-imports';

export const priceImportHandlers: readonly Handler[] = [
  decidePriceImport,
  endDealerKey,
  priceImport,
  priceImports,
  importDealerPrices,
  makeDealerKey,
  readPriceFile,
  takePriceFile,
];
