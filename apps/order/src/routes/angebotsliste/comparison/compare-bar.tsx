import type { CalculatorConfiguration } from '@heizplatz/calculator';
import { Button, Icon, LinkButton, useDocumentMark } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './compare-bar.module.css';
import type { CompareSelection } from './compare-selection';
import { useKeepQuery } from '../list/kept-query';
import { comparisonAddress } from '../list/list-view';

interface CompareBarProps {
  readonly configuration: CalculatorConfiguration;
  readonly selection: CompareSelection;
}

/** What is chosen for the comparison, always in view while something is. */
export function CompareBar({ configuration, selection }: CompareBarProps) {
  const { t } = useLingui();
  const { offers } = selection;
  useDocumentMark('data-compare-bar', offers.length > 0);
  return (
    <>
      <p role="status" className="visually-hidden">
        {offers.length > 0 && (
          <Plural
            value={offers.length}
            one="1 Angebot zum Vergleichen gewählt"
            other="# Angebote zum Vergleichen gewählt"
          />
        )}
      </p>
      {offers.length > 0 && (
        <section aria-label={t`Vergleich`} className={styles.bar}>
          <ul className={styles.chosen}>
            {offers.map(({ Id, DealerName }) => (
              <li key={Id}>
                <button type="button" className={styles.remove} onClick={() => selection.toggle(Id)}>
                  <span className={styles.name}>{DealerName}</span>
                  <span className="visually-hidden">
                    <Trans>aus dem Vergleich nehmen</Trans>
                  </span>
                  <Icon name="cross" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <CompareActions configuration={configuration} selection={selection} />
        </section>
      )}
    </>
  );
}

function CompareActions({ configuration, selection }: CompareBarProps) {
  const keepQuery = useKeepQuery();
  const { offers, clear } = selection;
  const count = offers.length;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" onClick={clear}>
        <Trans>Leeren</Trans>
      </Button>
      {count < 2 ? (
        <p className={styles.hint}>
          <Trans>Wählen Sie noch ein Angebot.</Trans>
        </p>
      ) : (
        <LinkButton
          size="small"
          variant="secondary"
          href={keepQuery(
            comparisonAddress(
              configuration,
              offers.map(({ Id }) => Id),
            ),
          )}
        >
          <Trans>{count} Angebote vergleichen</Trans>
        </LinkButton>
      )}
    </div>
  );
}
