import { describeGroup, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type DealerProfile, OTHER_CODE } from '@heizplatz/contract';
import { formatNumber, formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { Card, CardHeader, MetricTable, TextLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** What it sells, from which price: the book's lowest at the reference amount in the nearest zone. */
export function BranchProducts({ branch }: { readonly branch: NonNullable<DealerProfile['Branch']> }) {
  const { t } = useLingui();
  const site = useSite();
  const rows = branch.Products.map((product) => {
    const { ProductGroupId } = product;
    const { priceUnit, unit } = describeGroup(ProductGroupId);
    return {
      id: String(product.ProductId),
      cells: [
        ProductGroupId === OTHER_CODE ? (
          product.ProductName
        ) : (
          <TextLink key="link" href={offersPath(PRODUCT_GROUPS[ProductGroupId])}>
            {product.ProductName}
          </TextLink>
        ),
        product.Certifications.join(', ') || '–',
        unit === 'Paletten' ? (
          <Plural key="amount" value={product.ReferenceAmount} one="# Palette" other="# Paletten" />
        ) : (
          `${formatNumber(product.ReferenceAmount, site)} ${unit}`
        ),
        t`ab ${formatUnitPrice(product.FromUnitPrice, site, priceUnit.name)}`,
      ],
    };
  });
  return (
    <Card as="section" aria-labelledby="brennstoffe-und-preise">
      <CardHeader title={<Trans>Brennstoffe und Preise</Trans>} titleId="brennstoffe-und-preise" />
      {rows.length === 0 ? (
        <p>
          <Trans>Von hier gibt es zurzeit keine Angebote.</Trans>
        </p>
      ) : (
        <>
          <MetricTable
            caption={t`Preise heute, mit Lieferung in die nächste Zone und MwSt.`}
            columns={[
              { id: 'product', label: t`Brennstoff` },
              { id: 'certificate', label: t`Zertifikat` },
              { id: 'amount', label: t`Menge`, numeric: true },
              { id: 'price', label: t`Preis`, numeric: true },
            ]}
            rows={rows}
          />
          <p className="quiet">
            <Trans>Der Preis an Ihrem Ort hängt von Entfernung, Menge und Ihren Wünschen ab.</Trans>
          </p>
        </>
      )}
    </Card>
  );
}
