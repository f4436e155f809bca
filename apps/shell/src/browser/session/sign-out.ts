import { clearResponses } from '@heizplatz/api-client';
import { logoutPath, type SessionState } from '@heizplatz/session';
import { storeLogoutNotice } from './stored-notice';

export interface SignOutPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly here: Pick<URL, 'pathname' | 'search'>;
  readonly notifyExpired: () => void;
  /** Within this document: input that was not submitted yet stays in memory. */
  readonly navigate: (path: string) => Promise<unknown>;
  /** By a new document. */
  readonly load: (path: string) => void;
}

/** Authentication is lost: the visitor is notified of the reason and led to the logout route (rule SESSION-04). */
export async function signOut({ session }: SessionState, page: SignOutPage): Promise<void> {
  const { storage, here, notifyExpired, navigate, load } = page;
  const path = logoutPath(storage, here);
  if (!session.expired) {
    storeLogoutNotice(storage);
    return load(path ?? here.pathname + here.search);
  }
  notifyExpired();
  if (path !== null) await navigate(path);
  await clearResponses();
}
