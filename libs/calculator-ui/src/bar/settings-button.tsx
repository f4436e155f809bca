import { useCall } from '@heizplatz/api-client';
import { defaultConfiguration, encodeCalculatorQuery } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { Badge, Icon, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { Calculator } from '../calculator/use-calculator';
import styles from './calculator-bar.module.css';
import { useIsDesktop } from './use-is-desktop';

const LIQUID_GROUP_IDS: readonly number[] = [1, 2];

/** Leads to the offer list with its settings open; the badge counts what can be chosen there. Desktop only. */
export function SettingsButton({ calculator }: { readonly calculator: Calculator }) {
  const { site, group, zipCode, amount } = calculator;
  const isDesktop = useIsDesktop();
  const params = { countryId: String(site.countryId), productGroupId: String(group.id) };
  const { data } = useCall(CALLS.initCalculation, isDesktop ? { params } : null);
  const upsellings = data?.Groups.flatMap(({ Parameters }) => Parameters).filter(({ IsUpselling }) => IsUpselling);
  const entered = { ...defaultConfiguration(site.countryId, group.id), ZipCode: zipCode, Amount: amount ?? 0 };
  return (
    <LinkButton
      variant="onDark"
      href={`/${group.urlName}/angebotsliste?openSettings=1&${encodeCalculatorQuery(entered)}`}
      className={styles.settings}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        calculator.submit('settings');
      }}
    >
      <Icon name="settings" size={18} />
      {LIQUID_GROUP_IDS.includes(group.id) ? <Trans>Lieferoptionen</Trans> : <Trans>Optionen</Trans>}
      <span className={styles.count}>{upsellings && <Badge count={upsellings.length} />}</span>
    </LinkButton>
  );
}
