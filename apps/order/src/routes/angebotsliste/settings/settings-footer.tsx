import { Button, classNames, Spinner } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { clearFilters } from '../../../shared/offer-list/filter-state';
import styles from './settings-form.module.css';
import type { LiveCount } from '../calculation/use-live-count';

interface SettingsFooterProps {
  readonly formId: string;
  readonly configuration: ListConfiguration;
  readonly live: LiveCount;
  readonly onReset: (draft: ListConfiguration) => void;
}

/** What the settings would leave, before they are applied. */
export function SettingsFooter({ formId, configuration, live, onReset }: SettingsFooterProps) {
  const { count, isCounting } = live;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={classNames(styles.reset, 'script-only')}
        onClick={() => onReset({ ...clearFilters(configuration), Stations: 1 })}
      >
        <Trans>Zurücksetzen</Trans>
      </Button>
      <Button type="submit" form={formId} variant="primary" className={styles.apply} aria-busy={isCounting}>
        {isCounting && <Spinner />}
        {count === null ? (
          <Trans>Angebote zeigen</Trans>
        ) : (
          <Plural value={count} _0="Kein Angebot passt" one="1 Angebot zeigen" other="# Angebote zeigen" />
        )}
      </Button>
      <p role="status" className="visually-hidden">
        {isCounting && <Trans>Angebote werden gezählt …</Trans>}
        {!isCounting && count !== null && (
          <Plural
            value={count}
            _0="Kein Angebot erfüllt alle Wünsche"
            one="1 Angebot mit dieser Auswahl"
            other="# Angebote mit dieser Auswahl"
          />
        )}
      </p>
    </>
  );
}
