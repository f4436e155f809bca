import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { leaveAs } from '@heizplatz/session';
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
      const body = { UserId: await getId(), Reason: REASON, Path };
      await leaveAs(async () => (await api(CALLS.impersonate, { body })).ContinueAt, Path);
    });
  return { isBusy, problem, orderFor };
}
