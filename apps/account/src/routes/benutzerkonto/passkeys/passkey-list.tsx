import type { Passkey } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useRefusedForm, useSite } from '@heizplatz/router';
import { Disclosure, EmptyState, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PASSKEY_ID_NAME, REMOVE_PASSKEY_FORM } from './passkey-forms';
import styles from './passkeys.module.css';
import { RemovePasskeyForm } from './remove-passkey-form';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly mayRemove: boolean;
  readonly onRemoved: () => Promise<unknown>;
}

/** Each with its times of creation and last use, so that unused ones are noticeable. */
export function PasskeyList({ passkeys, mayRemove, onRemoved }: PasskeyListProps) {
  const refused = useRefusedForm(REMOVE_PASSKEY_FORM);
  if (passkeys.length === 0)
    return (
      <EmptyState title={<Trans>Noch kein Passkey</Trans>} level={3}>
        <Trans>Sie melden sich mit E-Mail und Passwort an. Ein Passkey kommt dazu, er ersetzt nichts.</Trans>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.Id} className={styles.item}>
          <Icon name="key" />
          <div className={styles.words}>
            <strong className={styles.name}>{passkey.Name}</strong>
            <PasskeyTimes passkey={passkey} />
          </div>
          {mayRemove && (
            <div className={styles.removal}>
              <Disclosure
                variant="boxed"
                open={refused?.values[PASSKEY_ID_NAME] === String(passkey.Id)}
                summary={<Trans>Entfernen</Trans>}
              >
                <RemovePasskeyForm passkey={passkey} onRemoved={onRemoved} />
              </Disclosure>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function PasskeyTimes({ passkey }: { readonly passkey: Passkey }) {
  const site = useSite();
  const text = (time: string) => formatDate(time, site);
  const { Host, CreatedAt, LastUsedAt } = passkey;
  return (
    <p className="quiet">
      <Trans>
        Für {Host}, eingerichtet am {text(CreatedAt)}
      </Trans>
      {' · '}
      {LastUsedAt ? <Trans>zuletzt benutzt am {text(LastUsedAt)}</Trans> : <Trans>noch nicht benutzt</Trans>}
    </p>
  );
}
