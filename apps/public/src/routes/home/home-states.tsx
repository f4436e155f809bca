import { countryRules } from '@heizplatz/country';
import { useCall } from '@heizplatz/api-client';
import { useSite } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { HOME_CALLS } from './home-calls';
import styles from './home-states.module.css';

/** The way to the prices of each state or canton; left out when they are not known. */
export function HomeStates() {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = HOME_CALLS(site.countryId).states;
  const { data: states } = useCall(call, input);
  if (!states || states.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="laender">
      <div className={styles.head}>
        <h2 id="laender">
          {countryRules(site.countryId).stateTerm === 'Kanton'
            ? t`Preise in Ihrem Kanton`
            : t`Preise in Ihrem Bundesland`}
        </h2>
        <TextLink variant="alone" href={PRICE_PAGES_PATH}>
          <Trans>Alle Preise</Trans>
        </TextLink>
      </div>
      <ul className={styles.states}>
        {states.map(({ Id, Name, FriendlyName }) => (
          <li key={Id}>
            <TextLink variant="alone" href={`${PRICE_PAGES_PATH}/${FriendlyName}`}>
              {Name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
