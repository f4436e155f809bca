import { classNames, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useStateLabel } from '../../../shared/place-search/use-state-label';
import { dealerListPath } from '../dealer-paths';
import styles from './state-links.module.css';

interface StateLinksProps {
  readonly states: readonly { readonly Name: string; readonly FriendlyName: string; readonly DealerCount: number }[];
  readonly chosen: string | null;
}

/** Every state with the number of dealers that deliver there. */
export function StateLinks({ states, chosen }: StateLinksProps) {
  const stateLabel = useStateLabel();
  return (
    <nav className={styles.states} aria-labelledby="nach-bundesland">
      <h2 id="nach-bundesland" className={styles.title}>
        <Trans>Händler nach {stateLabel}</Trans>
      </h2>
      <ul className={styles.list}>
        {states.map(({ Name, FriendlyName, DealerCount }) => (
          <li key={FriendlyName}>
            <PlainLink
              href={dealerListPath({ stateName: FriendlyName, zipCode: null })}
              className={classNames(styles.link, FriendlyName === chosen && styles.chosen)}
              aria-current={FriendlyName === chosen ? 'true' : undefined}
            >
              <span>{Name}</span>
              <span className={styles.count}>{DealerCount}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
