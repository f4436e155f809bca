import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CallInput, type StaffPage } from '@heizplatz/contract';
import { Button, Card, CardHeader, Chip, Disclosure, TextField, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../cms.module.css';
import { getInstant } from '../versions/get-instant';
import { momentText } from '../versions/moment-text';
import { PageStateChip } from '../page-list/page-state-chip';
import { RefusalNotice } from './refusal-notice';
import { RemovePage } from './remove-page';

interface StateCardProps {
  readonly page: StaffPage;
  readonly onChanged: (saved: StaffPage) => Promise<unknown>;
}

type Action = CallInput<typeof CALLS.actOnPage>['body']['Act'];

function Now({ page }: { readonly page: StaffPage }) {
  const { t } = useLingui();
  const { State, GoesLiveAt, CountryId, IsShown, Address } = page;
  return (
    <p className={styles.row}>
      <PageStateChip state={State} />
      {page.IsArchived && <Chip tone="sunk">{t`archiviert`}</Chip>}
      {State === 'planned' && GoesLiveAt && <span>{t`ab ${momentText(GoesLiveAt, CountryId)}`}</span>}
      {IsShown ? (
        <TextLink href={Address}>{State === 'live' ? t`Seite ansehen` : t`Ältere Fassung ansehen`}</TextLink>
      ) : (
        <span className="quiet">{t`Für niemanden zu sehen.`}</span>
      )}
    </p>
  );
}

/** What visitors see of the page, and when: published at once, at a time, or taken off. */
export function StateCard({ page, onChanged }: StateCardProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { submit, isBusy, problem } = useSubmit();
  const [at, setAt] = useState('');
  const done: Readonly<Partial<Record<Action, string>>> = {
    publish: t`Freigegeben`,
    plan: t`Geplant`,
    unplan: t`Planung aufgehoben`,
    withdraw: t`Zurückgezogen`,
    archive: t`Archiviert`,
    unarchive: t`Aus dem Archiv geholt`,
  };
  const action = (Act: Action) =>
    submit(async () => {
      const At = Act === 'plan' ? getInstant(at) : null;
      const saved = await api(CALLS.actOnPage, { body: { PageId: page.Id, Version: page.Version, Act, At } });
      await onChanged(saved);
      show({ tone: 'good', text: done[Act] ?? '' });
    });
  const actions: readonly string[] = [...page.Actions, ...page.ArchiveActions];
  const mayExecute = (one: Action | 'delete'): boolean => actions.includes(one);
  return (
    <Card as="section" aria-label={t`Stand`}>
      <CardHeader title={t`Stand`} />
      <div className={styles.acts}>
        <Now page={page} />
        <RefusalNotice problem={problem} />
        {page.AwaitsSecondPerson && (
          <p>
            <Trans>Diesen Entwurf haben Sie geschrieben; freigeben muss ihn jemand anderes.</Trans>
          </p>
        )}
        {mayExecute('publish') && (
          <Button size="small" variant="primary" busy={isBusy} onClick={() => void action('publish')}>
            {page.Kind === 'legal' ? <Trans>Freigeben</Trans> : <Trans>Jetzt veröffentlichen</Trans>}
          </Button>
        )}
        {mayExecute('plan') && (
          <>
            <TextField
              type="datetime-local"
              size="small"
              label={t`Veröffentlichen am`}
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
            <Button size="small" busy={isBusy} onClick={() => void action('plan')}>
              <Trans>Planen</Trans>
            </Button>
          </>
        )}
        {mayExecute('unplan') && (
          <Button size="small" busy={isBusy} onClick={() => void action('unplan')}>
            <Trans>Planung aufheben</Trans>
          </Button>
        )}
        {mayExecute('withdraw') && (
          <Disclosure summary={<Trans>Seite zurückziehen</Trans>}>
            <div className={styles.acts}>
              <p>
                <Trans>Danach antwortet die Adresse mit „nicht gefunden“. Alle Fassungen bleiben erhalten.</Trans>
              </p>
              <Button size="small" variant="danger" busy={isBusy} onClick={() => void action('withdraw')}>
                <Trans>Zurückziehen</Trans>
              </Button>
            </div>
          </Disclosure>
        )}
        {mayExecute('unarchive') && (
          <Button size="small" busy={isBusy} onClick={() => void action('unarchive')}>
            <Trans>Aus dem Archiv holen</Trans>
          </Button>
        )}
        {mayExecute('archive') && (
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => void action('archive')}>
            <Trans>Archivieren</Trans>
          </Button>
        )}
        {mayExecute('delete') && <RemovePage page={page} />}
      </div>
    </Card>
  );
}
