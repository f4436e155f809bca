import { useCall } from '@heizplatz/api-client';
import { CALLS, OTHER_CODE } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Notice, TextLink } from '@heizplatz/ui';

/** The notes that staff put up at a place for a time; nothing where there is none. */
export function SiteAnnouncements({ place }: { readonly place: string }) {
  const { countryId } = useSite();
  const { data } = useCall(CALLS.sitePrompts, { params: { countryId: String(countryId) }, query: { place } });
  return data?.map(({ Id, Title, Text, Tone, Link }) => (
    <Notice key={Id} tone={Tone === OTHER_CODE ? 'info' : Tone} title={Title}>
      <p>
        {Text} {Link && <TextLink href={Link.Href}>{Link.Text}</TextLink>}
      </p>
    </Notice>
  ));
}
