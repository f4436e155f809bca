import { useCall } from '@heizplatz/api-client';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type StaffPrice } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById, type Site } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { Card, EmptyState, MetricTable, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DealerPageData } from '../dealer-loaders';
import { DealerPage } from '../dealer-page';
import { staffDealerPath } from '../dealer-paths';
import styles from '../dealers.module.css';
import { useCustomerGroups } from '../../../../shared/labels/use-customer-groups';

const editPath = (dealerId: number, row: StaffPrice): string => {
  const { BranchId, ProductId, CertificationId, CustomerGroupId } = row;
  const query = new URLSearchParams({
    filiale: String(BranchId),
    ware: String(ProductId),
    zertifikat: String(CertificationId ?? ''),
    gruppe: String(CustomerGroupId),
  });
  return `${staffDealerPath(dealerId, 'preise/aendern')}?${query}`;
};

const getUnit = ({ ProductGroupId }: StaffPrice): string =>
  isProductGroupId(ProductGroupId) ? PRODUCT_GROUPS[ProductGroupId].priceUnit.name : '';

function usePriceRows(dealerId: number, rows: readonly StaffPrice[], site: Site) {
  const { t } = useLingui();
  const groups = useCustomerGroups();
  return rows.map((row) => {
    const { Current, Coming } = row;
    const id = [row.BranchId, row.ProductId, row.CertificationId, row.CustomerGroupId].join('-');
    const name = [row.ProductName, row.CertificationName].filter(Boolean).join(', ');
    return {
      id,
      cells: [
        name,
        row.BranchName,
        groups[row.CustomerGroupId],
        Current ? `${formatMoney(Current.UnitPrice, site)} / ${getUnit(row)}` : '–',
        Current ? formatMoney(Current.StationFee, site) : '–',
        Current ? formatDate(Current.ValidFrom, site) : '–',
        Coming.map((terms) => `${formatMoney(terms.UnitPrice, site)} ab ${formatDate(terms.ValidFrom, site)}`).join(
          ', ',
        ) || '–',
        <TextLink key="edit" href={editPath(dealerId, row)}>
          {t`Ändern`}{' '}
          <span className="visually-hidden">
            {name}, {row.BranchName}, {groups[row.CustomerGroupId]}
          </span>
        </TextLink>,
      ],
    };
  });
}

function PriceTable({ dealerId, rows, site }: { dealerId: number; rows: readonly StaffPrice[]; site: Site }) {
  const { t } = useLingui();
  const view = usePriceRows(dealerId, rows, site);
  if (rows.length === 0)
    return (
      <EmptyState title={t`Noch keine Preise`}>
        <Trans>Legen Sie einen Preis an oder lesen Sie eine Preisdatei ein.</Trans>
      </EmptyState>
    );
  return (
    <MetricTable
      caption={t`Nettopreise bei der Bezugsmenge`}
      captionHidden
      columns={[
        { id: 'goods', label: t`Ware` },
        { id: 'branch', label: t`Filiale` },
        { id: 'customers', label: t`Kundengruppe` },
        { id: 'price', label: t`Preis netto`, numeric: true },
        { id: 'fee', label: t`Lieferpauschale`, numeric: true },
        { id: 'since', label: t`Gilt seit` },
        { id: 'coming', label: t`Kommt` },
        { id: 'act', label: <span className="visually-hidden">{t`Ändern`}</span> },
      ]}
      rows={view}
    />
  );
}

/** /support/haendler/{id}/preise: what counts now, and what is to come. */
export function PricesView() {
  const { dealerId } = useLoaderData<DealerPageData>();
  const { data } = useCall(CALLS.staffPrices, { params: { dealerId } });
  return (
    <DealerPage>
      {(dealer) => (
        <>
          <div className={styles.row}>
            <LinkButton href={staffDealerPath(dealer.Id, 'preise/aendern')} size="small">
              <Trans>Neuer Preis</Trans>
            </LinkButton>
          </div>
          {data && (
            <Card>
              <PriceTable dealerId={dealer.Id} rows={data.Rows} site={siteById(dealer.CountryId)} />
            </Card>
          )}
        </>
      )}
    </DealerPage>
  );
}
