import type { Database } from '@heizplatz/api-platform';
import { CERTIFICATIONS } from './certification-catalogue';
import { saveGoods } from './goods-repository';
import { OPTIONS } from './option-catalogue';
import { PAYMENT_KIND_ROWS } from './payment-catalogue';
import { PRODUCTS } from './product-catalogue';
import { VAT_RATES } from './vat-catalogue';

const OPTION_ROWS = OPTIONS.map(({ productGroupIds: _, ...option }, position) => ({ ...option, position }));
const OPTION_GROUP_ROWS = OPTIONS.flatMap(({ id, productGroupIds }) =>
  productGroupIds.map((productGroupId) => ({ optionId: id, productGroupId })),
);

/** Goods of the catalogues; existing rows get the catalogue's texts again, VAT rates keep the staff's values. */
export const seedGoods = (db: Database): Promise<void> =>
  saveGoods(db, {
    products: [...PRODUCTS],
    certifications: [...CERTIFICATIONS],
    paymentKinds: [...PAYMENT_KIND_ROWS],
    options: OPTION_ROWS,
    optionGroups: OPTION_GROUP_ROWS,
    vatRates: [...VAT_RATES],
  });
