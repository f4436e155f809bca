import { useApi } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { customerPath } from '@heizplatz/routes';
import { Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../../shared/staff-form/reason-form';
import { useStaffCustomer } from './customer-context';
import styles from './customer-view.module.css';

type View = CallResponse<typeof CALLS.mergePreview>;

/** Both sides beside one another, and the action, which cannot be undone. */
export function MergePreview({ preview }: { readonly preview: View }) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { show } = useStaffCustomer();
  const { Stays, Goes, SameAddresses, Refusal } = preview;
  const counts = [
    [t`Bestellungen`, Stays.Orders, Goes.Orders],
    [t`Adressen`, Stays.Addresses, Goes.Addresses],
    [t`Preiswünsche`, Stays.Notifications, Goes.Notifications],
    [t`Notizen`, Stays.Notes, Goes.Notes],
    [t`Bewertungen`, Stays.Reviews, Goes.Reviews],
  ] as const;
  async function merge(Reason: string) {
    const params = { customerId: String(Stays.CustomerId) };
    const body = { Version: Stays.Version, OtherNumber: Goes.CustomerId, OtherVersion: Goes.Version, Reason };
    await show(await api(CALLS.mergeCustomers, { params, body }));
    toast.show({ tone: 'good', text: t`Die Kunden sind zusammengeführt.` });
    await navigate(customerPath(Stays.CustomerId), { replace: true });
  }
  return (
    <div className={styles.form}>
      <table className={styles.orders}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Bleibt: {Stays.CustomerId}</Trans>
            </th>
            <th scope="col">
              <Trans>Geht auf: {Goes.CustomerId}</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Trans>Name</Trans>
            </th>
            <td>{Stays.Name}</td>
            <td>{Goes.Name}</td>
          </tr>
          {counts.map(([label, here, there]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="tabular">{here}</td>
              <td className="tabular">{there}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {SameAddresses > 0 && (
        <p>
          <Trans>Gleiche Adressen, die nicht doppelt übernommen werden: {SameAddresses}</Trans>
        </p>
      )}
      {Refusal === null ? (
        <ReasonForm name="zusammenfuehren" submitText={t`Endgültig zusammenführen`} save={merge}>
          <Notice tone="warn">
            <p>
              <Trans>
                Das lässt sich nicht rückgängig machen. Alles aus der rechten Spalte gehört danach zu {Stays.Email}; das
                Konto {Goes.Email} gibt es nicht mehr, ein Newsletter dorthin endet.
              </Trans>
            </p>
          </Notice>
        </ReasonForm>
      ) : (
        <Notice tone="bad">
          <p>{Refusal}</p>
        </Notice>
      )}
    </div>
  );
}
