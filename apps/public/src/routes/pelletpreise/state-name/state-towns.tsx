import { useCall } from '@heizplatz/api-client';
import type { PricePlace } from '@heizplatz/contract';
import { stateNames } from '@heizplatz/country';
import { Form, useSite } from '@heizplatz/router';
import { Button, ChoiceChips, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_CALLS } from '../../../shared/price-data/price-calls';
import { PRICE_QUERY } from '../../../shared/price-data/price-paths';
import styles from './state-towns.module.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWZ'];
const TOWNS_ID = 'orte';

/** Every place of a state by its first letters; links and a GET form, so that it works without script. */
export function StateTowns({ place, townsFrom }: { place: PricePlace; townsFrom: string }) {
  const { t } = useLingui();
  const getHref = (letter: string) => `${place.Path}?${PRICE_QUERY.town}=${letter}#${TOWNS_ID}`;
  return (
    <section className={styles.section} aria-labelledby={TOWNS_ID}>
      <h2 id={TOWNS_ID}>
        <Trans>Alle Orte {stateNames(place.Name).inState}</Trans>
      </h2>
      <ChoiceChips
        label={t`Anfangsbuchstabe`}
        choices={LETTERS.map((letter) => ({ id: letter, label: letter, href: getHref(letter) }))}
        chosenId={townsFrom.toUpperCase()}
      />
      <Form method="get" action={`${place.Path}#${TOWNS_ID}`} preventScrollReset className={styles.search}>
        <TextField
          key={townsFrom}
          name={PRICE_QUERY.town}
          label={t`Ort beginnt mit`}
          defaultValue={townsFrom}
          autoComplete="off"
          maxLength={40}
        />
        <Button type="submit">
          <Trans>Orte zeigen</Trans>
        </Button>
      </Form>
      {townsFrom !== '' && <Towns place={place} townsFrom={townsFrom} />}
    </section>
  );
}

function Towns({ place, townsFrom }: { place: PricePlace; townsFrom: string }) {
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).towns(place.State?.FriendlyName ?? '', townsFrom);
  const { data } = useCall(call, input);
  if (!data) return null;
  if (data.Items.length === 0) {
    return (
      <p>
        <Trans>Kein Ort beginnt mit „{townsFrom}“.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.towns}>
      {data.Items.map(({ Name, ZipCode, Path }) => (
        <li key={Path}>
          <TextLink variant="alone" href={Path}>
            {ZipCode} {Name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
