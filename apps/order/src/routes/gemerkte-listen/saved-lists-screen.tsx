import { PageHeader } from '@heizplatz/router';
import { EmptyState, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SavedListCard } from './saved-list-card';
import styles from './saved-lists-screen.module.css';
import { useSavedLists } from './use-saved-lists';

/** The lists saved in this browser, each with its price then and now. */
export function SavedListsScreen() {
  const { t } = useLingui();
  const { entries, drop } = useSavedLists();
  return (
    <>
      <PageHeader title={t`Gemerkte Listen`} noindex />
      <h1>
        <Trans>Gemerkte Listen</Trans>
      </h1>
      <p className="quiet">
        <Trans>Sie stehen nur in diesem Browser. Preise gelten bis heute 24:00 Uhr.</Trans>
      </p>
      <div className={styles.place}>
        {entries?.length === 0 && (
          <EmptyState
            title={<Trans>Noch nichts gemerkt</Trans>}
            action={
              <LinkButton variant="primary" href="/">
                <Trans>Preise vergleichen</Trans>
              </LinkButton>
            }
          >
            <Trans>
              Unter jeder Angebotsliste steht „Liste merken“. Hier sehen Sie dann, wie sich ihr Preis entwickelt.
            </Trans>
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <ul className={styles.lists}>
            {entries.map((entry) => (
              <SavedListCard
                key={`${entry.configuration.ProductGroupId} ${entry.list.query}`}
                entry={entry}
                onDrop={() => drop(entry)}
              />
            ))}
          </ul>
        )}
      </div>
      <noscript>
        <p>
          <Trans>
            Gemerkte Listen brauchen JavaScript. Ohne hilft ein Lesezeichen: In der Adresse einer Angebotsliste steht
            alles, was Sie angegeben haben.
          </Trans>
        </p>
      </noscript>
    </>
  );
}
