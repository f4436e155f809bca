import { Form, useNavigate } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlaceChoices } from '../../shared/place-search/place-choices';
import { PlaceField } from '../../shared/place-search/place-field';
import type { SoughtPlace } from '../../shared/place-search/sought-place';
import { useSoughtText } from '../../shared/place-search/use-sought-text';
import { PRICE_QUERY } from '../../shared/price-data/price-paths';
import styles from './prices-view.module.css';

/** To the page of one's own place; a GET form that the server leads on. `sought`: what leads to none, or to several. */
export function PricePlaceSearch({ sought }: { sought: SoughtPlace | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const error = useSoughtText()(sought);
  return (
    <>
      <Form
        method="get"
        action={PRICE_PAGES_PATH}
        role="search"
        aria-label={t`Preise an Ihrem Ort`}
        className={styles.search}
      >
        <PlaceField
          key={sought?.text}
          name={PRICE_QUERY.town}
          label={t`Preise an Ihrem Ort`}
          input={sought?.text ?? ''}
          error={error}
          required
          onChosen={({ Path }) => void navigate(Path)}
        />
        <Button type="submit">
          <Trans>Zum Ort</Trans>
        </Button>
      </Form>
      {sought && <PlaceChoices places={sought.places} getHref={({ Path }) => Path} />}
    </>
  );
}
