import { useLocation, useNavigate } from '@heizplatz/router';
import * as v from 'valibot';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { listAddress } from '../list/list-address';
import { useKeepQuery } from '../list/kept-query';

const OpenedOverList = v.object({ isOverList: v.literal(true) });
/** State of a visit to the settings that began on the list: closing is then the way back. */
export const OPENED_OVER_LIST: v.InferOutput<typeof OpenedOverList> = { isOverList: true };

/** Takes openSettings out of the address; who came from elsewhere stays on the list. */
export function useCloseSettings(configuration: ListConfiguration): () => void {
  const navigate = useNavigate();
  const address = useKeepQuery()(listAddress(configuration));
  const state: unknown = useLocation().state;
  return () => {
    if (v.is(OpenedOverList, state)) void navigate(-1);
    else void navigate(address, { replace: true, preventScrollReset: true });
  };
}
