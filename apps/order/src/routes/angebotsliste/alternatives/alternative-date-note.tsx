import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { InitConfiguration, Offer, OfferAlternatives } from '@heizplatz/contract';
import { DAY_MS, formatDate, formatMoney } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Icon, TextLink } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeepQuery } from '../list/kept-query';
import { laterDateAddress } from './later-date-address';
import styles from './alternative-date-note.module.css';

interface AlternativeDateNoteProps {
  readonly configuration: CalculatorConfiguration;
  readonly init: InitConfiguration;
  /** Undefined while it is loading and when it could not be requested: the place stays empty and keeps its height. */
  readonly cheaperDate: OfferAlternatives['CheaperDate'] | undefined;
  /** The list: its cheapest is what the later date is against. */
  readonly offers: readonly Offer[];
}

/** A cheaper neighbouring delivery date (rule OFFER-08). */
export function AlternativeDateNote(props: AlternativeDateNoteProps) {
  const { cheaperDate, offers } = props;
  const cheapest = offers.find(({ Markers }) => Markers.includes('cheapest'));
  if (!cheapest) return null;
  return (
    <div className={styles.place}>
      {cheaperDate === null && (
        <p className="quiet">
          <Trans>Ein späterer Liefertermin ist heute nicht günstiger.</Trans>
        </p>
      )}
      {cheaperDate && (
        <CheaperDate
          configuration={props.configuration}
          init={props.init}
          cheaperDate={cheaperDate}
          ownDate={cheapest.DeliveryDate}
        />
      )}
    </div>
  );
}

const DAYS_PER_WEEK = 7;

interface CheaperDateProps extends Pick<AlternativeDateNoteProps, 'configuration' | 'init'> {
  readonly cheaperDate: NonNullable<OfferAlternatives['CheaperDate']>;
  /** Latest delivery of the list's cheapest offer, ISO. */
  readonly ownDate: string;
}

function CheaperDate({ configuration, init, cheaperDate, ownDate }: CheaperDateProps) {
  const { t } = useLingui();
  const site = useSite();
  const keepQuery = useKeepQuery();
  const days = Math.round((Date.parse(cheaperDate.DeliveryDate) - Date.parse(ownDate)) / DAY_MS);
  const later =
    days % DAYS_PER_WEEK === 0
      ? t`${plural(days / DAYS_PER_WEEK, { one: 'Eine Woche später', other: '# Wochen später' })}`
      : t`${plural(days, { one: 'Einen Tag später', other: '# Tage später' })}`;
  const total = useTotalText(site)(cheaperDate);
  const saved = formatMoney(cheaperDate.Saving, site);
  const day = formatDate(cheaperDate.DeliveryDate, site);
  return (
    <p className={styles.note}>
      <Icon name="calendar" size={18} />
      <span>
        <Trans>
          <TextLink href={keepQuery(laterDateAddress(configuration, init, cheaperDate.OptionId))}>
            {later} ab {total}
          </TextLink>{' '}
          – {saved} weniger, Lieferung bis {day}
        </Trans>
      </span>
    </p>
  );
}
