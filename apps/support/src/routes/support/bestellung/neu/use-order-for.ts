import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { leaveAs } from '@heizplatz/session';
import { goodsPath, type GoodsTarget } from './goods-path';

const REASON = 'Bestellung am Telefon';

/** Impersonates the caller from here on and leads to its offers; the whole document is loaded anew, as that customer's. */
export function useOrderFor(goods: GoodsTarget) {
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const orderFor = (getUser: () => Promise<number>, ownZipCode: string): Promise<boolean> =>
    submit(async () => {
      const Path = goodsPath(goods, ownZipCode);
      const body = { UserId: await getUser(), Reason: REASON, Path };
      await leaveAs(async () => (await api(CALLS.impersonate, { body })).ContinueAt, Path);
    });
  return { isBusy, problem, orderFor };
}
