import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData, useUser } from '@heizplatz/router';
import { MENUS_PATH } from '@heizplatz/routes';
import { LinkButton, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { getOwnSites } from '../../../../shared/start/own-countries';
import { MenuCard } from './menu-card';
import styles from './menus.module.css';

/** /support/cms/menus: header, footer and info centre of a country. */
export function MenusView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { countryId } = useLoaderData<{ countryId: string }>();
  const { data, mutate } = useCall(CALLS.staffMenus, { params: { countryId } });
  return (
    <StaffPage
      title={t`Menüs`}
      lead={t`Kopf, Fuß und Info-Center je Land. Impressum, Datenschutz, AGB und Widerruf stehen immer im Fuß.`}
      actions={getOwnSites(useUser()).map((site) => (
        <LinkButton
          key={site.iso}
          href={`${MENUS_PATH}?country=${site.countryId}`}
          size="small"
          variant={String(site.countryId) === countryId ? 'primary' : 'secondary'}
          aria-current={String(site.countryId) === countryId ? 'true' : undefined}
        >
          {site.countryName}
        </LinkButton>
      ))}
    >
      <div className={styles.menus}>
        {data?.Menus.map((menu) => (
          <MenuCard
            key={`${countryId}${menu.Menu}${menu.Version}`}
            menu={menu}
            paths={data.Paths}
            onSaved={() => {
              void mutate();
              show({ tone: 'good', text: t`Gespeichert, gilt sofort auf allen Seiten.` });
            }}
          />
        ))}
      </div>
    </StaffPage>
  );
}
