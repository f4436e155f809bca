import { defaultConfiguration, encodeCalculatorQuery, getWishes } from '@heizplatz/calculator';
import { useLocation } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { Badge, Icon, LinkButton, useIsHydrated } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { Calculator } from '../calculator/use-calculator';
import { knownConfiguration } from '../state/known-configuration';
import styles from './calculator-bar.module.css';

/** Leads to the offer list with its settings open; the badge counts what is chosen there. Desktop only. */
export function SettingsButton({ calculator }: { readonly calculator: Calculator }) {
  const { site, group, zipCode, amount } = calculator;
  const location = useLocation();
  const known = useIsHydrated()
    ? knownConfiguration(site.countryId, group, location)
    : defaultConfiguration(site.countryId, group.id);
  const chosen = getWishes(known).length;
  const entered = { ...known, ZipCode: zipCode, Amount: amount ?? 0, IsDefault: false };
  return (
    <LinkButton
      variant="onDark"
      href={`${offersPath(group)}?openSettings=1&${encodeCalculatorQuery(entered)}`}
      className={styles.settings}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        calculator.submit('settings');
      }}
    >
      <Icon name="settings" size={18} />
      {group.hasProductOptions ? <Trans>Optionen</Trans> : <Trans>Lieferoptionen</Trans>}
      {chosen > 0 && ' '}
      <span className={styles.count}>
        {chosen > 0 && (
          <>
            <Badge count={chosen} />{' '}
            <span className="visually-hidden">
              <Trans>gewählt</Trans>
            </span>
          </>
        )}
      </span>
    </LinkButton>
  );
}
