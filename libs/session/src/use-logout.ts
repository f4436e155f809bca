import { useApi } from '@heizplatz/api-client';
import { useAtom } from 'jotai';
import { clearToken, logOut } from './log-out';
import { reloadAsSupporter } from './reload-as-supporter';
import { sessionAtom } from './session-atom';
import { sessionAfter } from './session-after';

/**
 * What a logout button does; answers whether it went well. The shell then says so and leads away. A supporter who acted as
 * this user goes on as the supporter: the page reloads.
 */
export function useLogout(reload: (customerId: number | null) => void = reloadAsSupporter): () => Promise<boolean> {
  const api = useApi();
  const [{ user }, setSession] = useAtom(sessionAtom);
  return async () => {
    const outcome = await logOut(api);
    if (outcome === 'failed') return false;
    if (outcome === 'switchedBack') {
      reload(user?.id ?? null);
      return true;
    }
    clearToken();
    setSession((state) => sessionAfter(state, { type: 'loggedOut' }));
    return true;
  };
}
