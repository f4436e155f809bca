import { useApi, useSubmit } from '@heizplatz/api-client';
import type { CountryId } from '@heizplatz/country';
import { impersonate } from '../../../../shared/impersonation/impersonate';
import { goodsPath, type GoodsTarget, toCountry } from './goods-path';

const REASON = 'Bestellung am Telefon';

interface OrderingCaller {
  readonly CountryId: CountryId;
  readonly ZipCode: string;
  /** The account, which may have to be made first. */
  readonly getId: () => Promise<number>;
}

/**
 * Impersonates the caller from here on and leads to its offers; the whole document is loaded anew, as that customer's, on
 * the site of its country.
 */
export function useOrderFor(goods: GoodsTarget) {
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const orderFor = ({ CountryId: countryId, ZipCode, getId }: OrderingCaller): Promise<boolean> =>
    submit(async () => {
      const Path = goodsPath(toCountry(goods, countryId), ZipCode);
      await impersonate(api, { UserId: await getId(), Reason: REASON, Path });
    });
  return { isBusy, problem, orderFor };
}
