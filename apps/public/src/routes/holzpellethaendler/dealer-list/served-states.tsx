import type { DealerProfile } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, KeyValueList, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { dealerListPath } from '../dealer-paths';

/** The states that it delivers to, each with the number of postcodes. */
export function ServedStates({ dealer }: { readonly dealer: Pick<DealerProfile, 'States'> }) {
  const site = useSite();
  return (
    <Card as="section" aria-labelledby="liefergebiet">
      <CardHeader title={<Trans>Liefergebiet</Trans>} titleId="liefergebiet" />
      {dealer.States.length === 0 ? (
        <p>
          <Trans>Dieser Händler liefert zurzeit nirgendwohin.</Trans>
        </p>
      ) : (
        <KeyValueList
          variant="lined"
          items={dealer.States.map(({ Name, FriendlyName, ZipCodeCount }) => ({
            id: FriendlyName,
            label: <TextLink href={dealerListPath({ stateName: FriendlyName, zipCode: null })}>{Name}</TextLink>,
            value: <Trans>{formatNumber(ZipCodeCount, site)} PLZ</Trans>,
          }))}
        />
      )}
    </Card>
  );
}
