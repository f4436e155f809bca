import { useCall } from '@heizplatz/api-client';
import { CALLS, type CallResponse, type StaffDealer } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useNavigate, useSearchParams } from '@heizplatz/router';
import { SelectField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { DealerPage } from '../dealer-page';
import { heldImportPath, staffDealerPath } from '../dealer-paths';
import styles from '../dealers.module.css';
import { PriceForm, type PriceKey } from './price-form';
import { useCustomerGroups } from '../../../../shared/labels/use-customer-groups';
import { toOptions } from '../../../../shared/labels/to-options';

type Prices = CallResponse<typeof CALLS.staffPrices>;

/** Which price the address names: one that is there, or a new one. */
function getPrice(params: URLSearchParams, { Rows, Branches, Products }: Prices): PriceKey | null {
  const branch = Branches.find(({ Id }) => String(Id) === params.get('filiale')) ?? Branches[0];
  const product = Products.find(({ Id }) => String(Id) === params.get('ware')) ?? Products[0];
  if (!branch || !product) return null;
  const CertificationId = Number(params.get('zertifikat')) || null;
  const CustomerGroupId = ([1, 2, 3] as const).find((id) => String(id) === params.get('gruppe')) ?? 1;
  const known = Rows.find(
    (row) =>
      row.BranchId === branch.Id &&
      row.ProductId === product.Id &&
      row.CertificationId === CertificationId &&
      row.CustomerGroupId === CustomerGroupId,
  );
  if (known) return { ...known, Current: known.Current ?? known.Coming[0] ?? null };
  const { ProductGroupId } = product;
  return {
    BranchId: branch.Id,
    ProductId: product.Id,
    CertificationId,
    CustomerGroupId,
    ProductGroupId,
    Version: 0,
    Current: null,
  };
}

function Choice({ data, price }: { readonly data: Prices; readonly price: PriceKey }) {
  const { t } = useLingui();
  const groups = useCustomerGroups();
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) =>
    setParams({ ...Object.fromEntries(params), [name]: value }, { replace: true });
  const field = (name: string, label: string, value: string, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      size="small"
      value={value}
      options={options}
      onChange={({ currentTarget }) => choose(name, currentTarget.value)}
    />
  );
  const named = (rows: readonly { Id: number; Name: string }[]) =>
    rows.map(({ Id, Name }) => ({ value: String(Id), label: Name }));
  return (
    <div className={styles.grid}>
      {field('ware', t`Ware`, String(price.ProductId), named(data.Products))}
      {field('filiale', t`Filiale`, String(price.BranchId), named(data.Branches))}
      {field('zertifikat', t`Zertifikat`, String(price.CertificationId ?? ''), [
        { value: '', label: t`ohne` },
        ...named(data.Certifications),
      ])}
      {field('gruppe', t`Kundengruppe`, String(price.CustomerGroupId), toOptions(groups))}
    </div>
  );
}

function PriceEdit({ dealer, today }: { readonly dealer: StaffDealer; readonly today: string }) {
  const { t } = useLingui();
  const { show } = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data } = useCall(CALLS.staffPrices, { params: { dealerId: String(dealer.Id) } });
  if (!data) return null;
  const price = getPrice(params, data);
  if (!price) return <p>{t`Zuerst braucht der Händler eine Filiale.`}</p>;
  function saved(heldImportId: number | undefined) {
    if (heldImportId !== undefined) {
      show({
        tone: 'info',
        text: t`Der Preis wartet auf die Freigabe durch jemand anderen. Bis dahin gilt der bisherige.`,
      });
      void navigate(heldImportPath(heldImportId));
      return;
    }
    show({ tone: 'good', text: t`Preis gespeichert. Er ist auf der Angebotsliste.` });
    void navigate(staffDealerPath(dealer.Id, 'preise'));
  }
  return (
    <>
      <Choice data={data} price={price} />
      <PriceForm
        key={[price.BranchId, price.ProductId, price.CertificationId, price.CustomerGroupId].join('-')}
        dealerId={dealer.Id}
        price={price}
        makers={data.Makers}
        today={today}
        site={siteById(dealer.CountryId)}
        onSaved={saved}
      />
    </>
  );
}

/** /support/haendler/{id}/preise/aendern */
export function PriceEditView() {
  return <DealerPage>{(dealer, { today }) => <PriceEdit dealer={dealer} today={today} />}</DealerPage>;
}
