import { useCall } from '@heizplatz/api-client';
import { CALLS, type DealerLogin, type StaffDealer } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { Card, CardHeader, EmptyState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DealerPage } from '../dealer-page';
import styles from '../dealers.module.css';
import { InviteForm } from './invite-form';
import { LoginEntry } from './login-entry';

function LoginsCard({ dealer, dealerId }: { readonly dealer: StaffDealer; readonly dealerId: string }) {
  const { t } = useLingui();
  const { data, mutate } = useCall(CALLS.dealerLogins, { params: { dealerId } });
  if (!data) return null;
  const { Logins } = data;
  const show = (fresh: { Logins: DealerLogin[] }) => mutate(fresh, { revalidate: false });
  return (
    <>
      <Card as="section" aria-labelledby="personen">
        <CardHeader titleId="personen" title={<Trans>Personen, die sich für den Händler anmelden</Trans>} />
        {Logins.length === 0 ? (
          <EmptyState title={t`Noch kein Zugang`}>
            <Trans>Laden Sie jemanden ein: Die Person setzt ihr Passwort selbst.</Trans>
          </EmptyState>
        ) : (
          <ul className={styles.people}>
            {Logins.map((login) => (
              <LoginEntry
                key={`${login.UserId} ${login.LockedAt}`}
                login={login}
                dealerId={dealerId}
                site={siteById(dealer.CountryId)}
                show={show}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card as="section" aria-labelledby="einladen">
        <CardHeader titleId="einladen" title={<Trans>Jemanden einladen</Trans>} />
        <InviteForm key={Logins.length} dealerId={dealerId} show={show} />
      </Card>
    </>
  );
}

/** /support/haendler/:dealerId/zugaenge: who logs in for the dealer. */
export function LoginsView() {
  return <DealerPage>{(dealer, { dealerId }) => <LoginsCard dealer={dealer} dealerId={dealerId} />}</DealerPage>;
}
