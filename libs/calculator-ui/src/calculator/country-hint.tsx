import type { Site } from '@heizplatz/country';
import { useOrigin } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import styles from './calculator-popover.module.css';
import { siblingOrigin } from './sibling-origin';

interface CountryHintProps {
  readonly site: Site;
  readonly zipCode: string;
  /** Sites whose country has the postcode; nothing is displayed without one. */
  readonly others: readonly Site[];
}

/** Leads a visitor with another country's postcode to that country's site (rule CALC-05). */
export function CountryHint({ site, zipCode, others }: CountryHintProps) {
  if (others.length === 0) return null;
  return (
    <p className={styles.hint}>
      <Trans>
        Die Postleitzahl ist in diesem Land nicht gültig oder wurde nicht gefunden. Meinten Sie vielleicht eine PLZ{' '}
        <CountryLinks site={site} zipCode={zipCode} others={others} /> ...?
      </Trans>
    </p>
  );
}

/** 'in Österreich oder in der Schweiz', each name a link. */
function CountryLinks({ site, zipCode, others }: CountryHintProps) {
  const origin = useOrigin();
  return others.map((other, index) => (
    <Fragment key={other.countryId}>
      {index > 0 && (
        <>
          {' '}
          <Trans>oder</Trans>{' '}
        </>
      )}
      {other.inCountry.slice(0, -other.countryName.length)}
      <a href={`${siblingOrigin(origin, site, other)}/?zipCode=${zipCode}`}>{other.countryName}</a>
    </Fragment>
  ));
}
