import { useSubmit } from '@heizplatz/api-client';
import type { ContentRelease, CountryId, ReleaseAction } from '@heizplatz/contract';
import { Button, Card, CardHeader, Chip, Disclosure, TextField, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './cms.module.css';
import { getInstant } from '../content-versions/get-instant';
import { momentText } from '../content-versions/moment-text';
import { PageStateChip } from './page-state-chip';
import { RefusalNotice } from './refusal-notice';
import { RemoveContent, type RemoveContentProps } from './remove-content';
import type { ReleaseLabels } from './use-release-labels';

interface StateCardProps extends RemoveContentProps {
  readonly release: ContentRelease;
  readonly countryId: CountryId;
  /** `at`: when a plan comes true. */
  readonly act: (action: ReleaseAction, at: string | null) => Promise<unknown>;
  /** Below the state: where the actions count. */
  readonly children?: ReactNode;
}

interface NowProps {
  readonly release: ContentRelease;
  readonly countryId: CountryId;
  readonly labels: ReleaseLabels;
}

function Now({ release, countryId, labels }: NowProps) {
  const { t } = useLingui();
  const { State, GoesLiveAt, IsShown, IsArchived, Address } = release;
  return (
    <p className={styles.row}>
      <PageStateChip state={State} />
      {IsArchived && <Chip tone="sunk">{t`archiviert`}</Chip>}
      {State === 'planned' && GoesLiveAt && <span>{t`ab ${momentText(GoesLiveAt, countryId)}`}</span>}
      {IsShown ? (
        <TextLink href={Address}>{State === 'live' ? labels.show : t`Ältere Fassung ansehen`}</TextLink>
      ) : (
        <span className="quiet">{t`Für niemanden zu sehen.`}</span>
      )}
    </p>
  );
}

/** What visitors see of a page or an article, and when: published at once, at a time, or taken off. */
export function StateCard({ release, countryId, act, children, ...removal }: StateCardProps) {
  const { t } = useLingui();
  const { labels } = removal;
  const { show } = useToast();
  const { submit, isBusy, problem } = useSubmit();
  const [at, setAt] = useState('');
  const done: Readonly<Record<ReleaseAction, string>> = {
    publish: t`Freigegeben`,
    plan: t`Geplant`,
    unplan: t`Planung aufgehoben`,
    withdraw: t`Zurückgezogen`,
    archive: t`Archiviert`,
    unarchive: t`Aus dem Archiv geholt`,
  };
  const action = (Act: ReleaseAction) =>
    submit(async () => {
      await act(Act, Act === 'plan' ? getInstant(at) : null);
      show({ tone: 'good', text: done[Act] });
    });
  const actions: readonly string[] = [...release.Actions, ...release.ArchiveActions];
  const mayExecute = (one: ReleaseAction | 'delete'): boolean => actions.includes(one);
  return (
    <Card as="section" aria-label={t`Stand`}>
      <CardHeader title={t`Stand`} />
      <div className={styles.acts}>
        <Now release={release} countryId={countryId} labels={labels} />
        {children}
        <RefusalNotice problem={problem} />
        {release.AwaitsSecondPerson && (
          <p>
            <Trans>Diesen Entwurf haben Sie geschrieben; freigeben muss ihn jemand anderes.</Trans>
          </p>
        )}
        {mayExecute('publish') && (
          <Button size="small" variant="primary" busy={isBusy} onClick={() => void action('publish')}>
            {labels.publish}
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
          <Disclosure summary={labels.withdraw}>
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
        {mayExecute('delete') && <RemoveContent {...removal} />}
      </div>
    </Card>
  );
}
