import { useApi } from '@heizplatz/api-client';
import { useAtom } from 'jotai';
import { clearToken, logOut } from './log-out';
import { reloadAsSupporter } from './reload-as-supporter';
import { sessionAtom } from './session-atom';
import { sessionAfter } from './session-after';

/**
 * The action of a logout button; returns whether it succeeded. The shell then displays a message and redirects. A
 * supporter who impersonated this user continues as the supporter: the page reloads.
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
