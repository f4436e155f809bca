import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { formatDate, formatMoney, toLocalDay } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Card, TextLink } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { amountText } from '../../shared/offer/amount-text';
import { listAddress } from '../../shared/offer/list-address';
import { SavedListPrice } from './saved-list-price';
import styles from './saved-lists-screen.module.css';
import type { StoredEntry } from './use-saved-lists';

interface SavedListCardProps {
  readonly entry: StoredEntry;
  readonly onDrop: () => void;
}

/** A saved list: its query, its price then, its price now. */
export function SavedListCard({ entry, onDrop }: SavedListCardProps) {
  const site = useSite();
  const { list, configuration } = entry;
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  const amount = amountText(configuration.Amount, group, site);
  const goods = groupName(group, site.countryId);
  const place = `${configuration.ZipCode} ${list.placeName}`.trim();
  const day = formatDate(toLocalDay(new Date(list.keptAt)), site);
  const then = formatMoney(list.totalPrice, site);
  const { dealer } = list;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.prices}>
        <h2 className={styles.title}>
          <TextLink href={listAddress(configuration)}>
            <Trans>
              {amount} {goods} nach {place}
            </Trans>
          </TextLink>
        </h2>
        {configuration.Stations > 1 && (
          <p className="quiet">
            <Plural value={configuration.Stations} one="# Lieferstelle" other="# Lieferstellen" />
          </p>
        )}
        <p className="quiet">
          <Trans>
            Gemerkt am {day}, damals ab {then} bei {dealer}
          </Trans>
        </p>
        <SavedListPrice entry={entry} />
      </div>
      <Button variant="quiet" size="small" className={styles.drop} onClick={onDrop}>
        <Trans>Entfernen</Trans>
        <span className="visually-hidden">
          : {amount} {goods}, {place}
        </span>
      </Button>
    </Card>
  );
}
