import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Disclosure, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ContentPage } from './content-page';

/** Older versions of a legal text, which stay readable; nothing where there is none. */
export function FormerVersions({ page: { Path, Versions, ValidFrom } }: { readonly page: ContentPage['page'] }) {
  const site = useSite();
  const others = Versions.filter((day) => day !== ValidFrom);
  if (others.length === 0) return null;
  return (
    <Disclosure summary={<Trans>Andere Fassungen</Trans>}>
      <ul>
        {others.map((day) => (
          <li key={day}>
            <TextLink href={`${Path}?fassung=${day}`}>
              <Trans>Fassung vom {formatDate(day, site)}</Trans>
            </TextLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
