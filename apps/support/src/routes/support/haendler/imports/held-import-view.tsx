import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type PriceImport } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { STAFF_DEALERS_PATH, HELD_IMPORTS_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, Notice, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { staffDealerPath } from '../dealer-paths';
import styles from '../dealers.module.css';
import { ReadingTables } from './reading-tables';

function Decided({ own }: { readonly own: PriceImport }) {
  const { t } = useLingui();
  const at = own.DecidedAt ? formatTime(own.DecidedAt, siteById(own.CountryId)) : '';
  return (
    <Notice
      tone={own.State === 'taken' ? 'good' : 'info'}
      title={own.State === 'taken' ? t`Übernommen` : t`Abgelehnt`}
      announce
    >
      <p>{[at, own.DecidedBy, own.Reason].filter(Boolean).join(' · ')}</p>
    </Notice>
  );
}

function DecideForm({ own, onDecided }: { readonly own: PriceImport; readonly onDecided: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const [Reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  async function decide(Accepts: boolean) {
    setIsMissing(Reason.trim() === '');
    if (Reason.trim() === '') return;
    if (await submit(() => api(CALLS.decidePriceImport, { body: { ImportId: own.Id, Accepts, Reason } }))) onDecided();
  }
  return (
    <Card as="section" aria-labelledby="freigabe">
      <CardHeader titleId="freigabe" title={t`Freigabe`} />
      <div className={styles.stack}>
        {problem && (
          <Notice tone="bad" announce>
            <p>{problem.problem.detail}</p>
          </Notice>
        )}
        <TextField
          label={t`Grund`}
          size="small"
          maxLength={300}
          hint={t`Steht im Protokoll.`}
          value={Reason}
          error={isMissing ? t`Diese Angabe fehlt noch.` : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {!own.May.Accept && (
          <p className="quiet">
            <Trans>
              Das sind Ihre eigenen Preise: Freigeben muss sie jemand anderes. Zurückziehen können Sie sie selbst.
            </Trans>
          </p>
        )}
        <div className={styles.row}>
          {own.May.Accept && (
            <Button variant="primary" size="small" busy={isBusy} onClick={() => void decide(true)}>
              <Trans>Ja, übernehmen</Trans>
            </Button>
          )}
          {own.May.Refuse && (
            <Button size="small" busy={isBusy} onClick={() => void decide(false)}>
              <Trans>Nein, ablehnen</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** /support/haendler/preisimporte/{id} */
export function HeldImportView() {
  const { t } = useLingui();
  const { importId } = useLoaderData<{ readonly importId: string }>();
  const { data, mutate } = useCall(CALLS.priceImport, { params: { importId } });
  if (!data) return null;
  const { Import: own, Reading } = data;
  const isOpen = own.May.Accept || own.May.Refuse;
  return (
    <StaffPage
      title={t`Preisimport von ${own.DealerName}`}
      lead={`${own.FileName} · ${formatTime(own.ReceivedAt, siteById(own.CountryId))} · ${own.ReceivedFrom}`}
      crumbs={[
        { id: 'dealers', text: t`Händler`, href: STAFF_DEALERS_PATH },
        { id: 'held', text: t`Wartende Preisimporte`, href: HELD_IMPORTS_PATH },
      ]}
      actions={<TextLink href={staffDealerPath(own.DealerId, 'preisimport')}>{own.DealerName}</TextLink>}
    >
      <div className={styles.stack}>
        {!isOpen && <Decided own={own} />}
        {Reading && <ReadingTables reading={Reading} site={siteById(own.CountryId)} />}
        {isOpen && <DecideForm own={own} onDecided={() => void mutate()} />}
      </div>
    </StaffPage>
  );
}
