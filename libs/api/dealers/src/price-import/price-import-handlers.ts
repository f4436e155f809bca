import type { Handler } from '@heizplatz/api-platform';
import { endDealerKey, makeDealerKey } from './files/dealer-keys';
import { decidePriceImport } from './files/decide-price-import';
import { importDealerPrices } from './tables/import-dealer-prices';
import { priceImport, priceImports, readPriceFile, takePriceFile } from './files/staff-imports';

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
