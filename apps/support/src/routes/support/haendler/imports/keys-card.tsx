import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { formatTime, type Site } from '@heizplatz/country';
import { Button, Card, CardHeader, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmButton } from '../../../../shared/staff-form/confirm-button';
import styles from '../dealers.module.css';

type Keys = CallResponse<typeof CALLS.priceImports>['Keys'];

interface KeysCardProps {
  readonly dealerId: number;
  readonly keys: Keys;
  readonly site: Site;
  readonly onChanged: () => void;
}

/** The key of the dealer's own programs: one at a time, displayed once. */
export function KeysCard({ dealerId, keys, site, onChanged }: KeysCardProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, submit } = useSubmit();
  const [view, setVisible] = useState('');
  async function make() {
    setVisible((await api(CALLS.makeDealerKey, { body: { DealerId: dealerId } })).Key);
    onChanged();
  }
  async function end(KeyId: number) {
    setVisible('');
    await api(CALLS.endDealerKey, { body: { DealerId: dealerId, KeyId } });
    onChanged();
  }
  return (
    <Card as="section" aria-labelledby="schluessel">
      <CardHeader titleId="schluessel" title={t`Schlüssel für Programme des Händlers`} />
      <div className={styles.stack}>
        <p className="quiet">
          <Trans>
            POST {CALLS.importDealerPrices.path} mit „Authorization: Bearer …“ und der Datei im Feld „Content“. Sprünge
            warten auch hier auf eine Freigabe.
          </Trans>
        </p>
        {view && (
          <Notice tone="warn" title={t`Nur jetzt zu sehen`} announce>
            <code className={styles.key}>{view}</code>
          </Notice>
        )}
        {keys.map((key) => (
          <div key={key.Id} className={styles.row}>
            <code>{key.Start}…</code>
            <span>
              <Trans>
                von {key.CreatedBy}, {formatTime(key.CreatedAt, site)}
              </Trans>
            </span>
            <span>
              {key.LastUsedAt ? (
                <Trans>zuletzt benutzt {formatTime(key.LastUsedAt, site)}</Trans>
              ) : (
                <Trans>noch nicht benutzt</Trans>
              )}
            </span>
            <ConfirmButton
              text={<Trans>Schlüssel beenden</Trans>}
              title={t`Schlüssel beenden?`}
              confirmText={t`Beenden`}
              act={() => end(key.Id)}
            >
              <p>
                <Trans>Programme des Händlers werden damit sofort abgewiesen.</Trans>
              </p>
            </ConfirmButton>
          </div>
        ))}
        <div className={styles.row}>
          {keys.length > 0 ? (
            <ConfirmButton
              text={<Trans>Durch neuen Schlüssel ersetzen</Trans>}
              title={t`Schlüssel ersetzen?`}
              confirmText={t`Ersetzen`}
              act={make}
            >
              <p>
                <Trans>Der bisherige Schlüssel gilt sofort nicht mehr.</Trans>
              </p>
            </ConfirmButton>
          ) : (
            <Button size="small" busy={isBusy} onClick={() => void submit(make)}>
              <Trans>Schlüssel anlegen</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
