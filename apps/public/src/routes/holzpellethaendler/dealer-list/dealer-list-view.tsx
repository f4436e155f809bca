import { useCall } from '@heizplatz/api-client';
import { ADVERT_SLOT_KEYS, type CALLS, type CallResponse } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { PageHeader, useSite } from '@heizplatz/router';
import { Notice, PageLinks, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEALER_CALLS, dealersInput } from '../dealer-calls';
import { DealerCardItem } from './dealer-card-item';
import { DealerFilter } from './dealer-filter';
import { dealerListPath, LIST_QUERY, addQuery } from '../dealer-paths';
import type { DealersPage } from '../dealers-page';
import { DealerSorting } from './dealer-sorting';
import { DEFAULT_SORT, SORT_NAMES } from './list-query';
import styles from './dealer-list-view.module.css';
import { NoDealers } from './no-dealers';
import { StateLinks } from './state-links';
import { useListLabels } from './use-list-labels';
import { PageCrumbs } from '../../../shared/structured-data/page-crumbs';
import { PageAdvert } from '../../../shared/page-advert/page-advert';

type ListPage = Extract<DealersPage, { kind: 'list' }>;
type DealerList = CallResponse<typeof CALLS.dealers>;

const isWholeCountry = ({ stateName, zipCode }: ListPage['place']) => stateName === null && zipCode === null;

/** Who delivers to a country, a state or a postcode. */
export function DealerListView({ page }: { page: ListPage }) {
  const { countryId } = useSite();
  const { data } = useCall(DEALER_CALLS.dealers, dealersInput(countryId, page.place, page));
  if (!data) return <Skeleton shape="picture" className={styles.waiting} />;
  return <VisibleList page={page} list={data} />;
}

function VisibleList({ page, list }: { page: ListPage; list: DealerList }) {
  const { t } = useLingui();
  const site = useSite();
  const messages = useListLabels(list);
  const path = dealerListPath(page.place);
  const getHref = (number: number) =>
    addQuery(path, {
      [LIST_QUERY.sort]: page.sort === DEFAULT_SORT ? null : SORT_NAMES[page.sort],
      [LIST_QUERY.page]: number === 1 ? null : number,
    });
  const rule = list.Place?.DeliveryRule;
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        description={messages.description}
        canonical={path}
        {...(isWholeCountry(page.place) && { alternates: 'same-path' })}
      />
      <header className={styles.head}>
        <PageCrumbs crumbs={messages.crumbs} />
        <h1>{messages.heading}</h1>
        <p className="lead">
          <Trans>
            {formatNumber(list.Total, site)} Händler {messages.deliverThere}. Jeder ist gewerblicher Verkäufer und Ihr
            Vertragspartner.
          </Trans>
        </p>
      </header>
      {rule && <Notice>{rule}</Notice>}
      <DealerFilter states={list.States} page={page} />
      <div className={styles.columns}>
        <section className={styles.main} aria-label={t`Händler`}>
          <DealerSorting page={page} hasDistance={list.Place !== null} />
          {list.Total === 0 ? (
            <NoDealers />
          ) : (
            <ul className={styles.cards}>
              {list.Items.map((dealer) => (
                <DealerCardItem key={dealer.Id} dealer={dealer} />
              ))}
            </ul>
          )}
          <PageLinks label={t`Seiten der Händlerliste`} page={page.page} pageCount={list.PageCount} getHref={getHref} />
        </section>
        <StateLinks states={list.States} chosen={page.place.stateName} />
      </div>
      <PageAdvert
        slotKey={ADVERT_SLOT_KEYS.dealers}
        {...(page.place.zipCode !== null && { zipCode: page.place.zipCode })}
      />
    </div>
  );
}
