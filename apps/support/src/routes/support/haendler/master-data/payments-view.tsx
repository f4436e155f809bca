import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { Card, Checkbox, Fieldset, SelectField, TextField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { toBody, type FormValues } from '@heizplatz/form-ui';
import { getNumber } from '../../../../shared/staff-form/form-values';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import type { DealerPageData } from '../dealer-loaders';
import { DealerPage } from '../dealer-page';
import styles from '../dealers.module.css';
import { useCustomerGroups } from '../../../../shared/labels/use-customer-groups';

type Payments = CallResponse<typeof CALLS.staffDealerPayments>;

const GROUPS = [1, 2, 3] as const;
const takes = (group: number, kind: number): string => `Kind${group}x${kind}`;
const term = (group: number, kind: number): string => `Term${group}x${kind}`;
const first = (group: number): string => `First${group}`;

function toValues({ Rows, Kinds }: Pick<Payments, 'Rows' | 'Kinds'>): FormValues {
  const entries = GROUPS.flatMap((group) => {
    const own = Rows.filter(({ CustomerGroupId }) => CustomerGroupId === group);
    return [
      [first(group), String(own[0]?.PaymentKindId ?? '')] as const,
      ...Kinds.flatMap(({ Id }) => {
        const row = own.find(({ PaymentKindId }) => PaymentKindId === Id);
        return [[takes(group, Id), row ? 'on' : ''] as const, [term(group, Id), String(row?.TermDays ?? 14)] as const];
      }),
    ];
  });
  return Object.fromEntries(entries);
}

/** Of each group the chosen default first. */
const findRows = (values: FormValues, kinds: Payments['Kinds']) =>
  GROUPS.flatMap((group) =>
    kinds
      .filter(({ Id }) => values[takes(group, Id)] === 'on')
      .sort((a, b) => Number(values[first(group)] === String(b.Id)) - Number(values[first(group)] === String(a.Id)))
      .map(({ Id, HasTerm }) => ({
        CustomerGroupId: group,
        PaymentKindId: Id,
        TermDays: HasTerm ? getNumber(values[term(group, Id)] ?? '') : 0,
      })),
  );

function PaymentsForm({
  dealerId,
  payments,
  onSaved,
}: {
  dealerId: number;
  payments: Payments;
  onSaved: (p: Payments) => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const groups = useCustomerGroups();
  const { Kinds } = payments;
  const form = useStaffForm({
    name: 'payments',
    schema: toBody(CALLS.saveDealerPayments),
    values: toValues(payments),
    version: payments.Version,
    read: (values, Version) => ({ DealerId: dealerId, Version, Rows: findRows(values, Kinds) }),
    toValues: (current) => {
      const parsed = v.safeParse(CALLS.staffDealerPayments.response, current);
      return parsed.success ? toValues(parsed.output) : null;
    },
    save: async (body) => onSaved(await api(CALLS.saveDealerPayments, { body })),
  });
  const labels = Object.fromEntries(
    GROUPS.flatMap((group) => [
      [first(group), t`${groups[group]}: zuerst angeboten`],
      ...Kinds.flatMap(({ Id, Name }) => [
        [takes(group, Id), `${groups[group]}: ${Name}`],
        [term(group, Id), t`${groups[group]}: Zahlungsziel in Tagen`],
      ]),
    ]),
  );
  return (
    <StaffForm form={form} labels={labels}>
      {GROUPS.map((group) => (
        <Fieldset key={group} legend={groups[group]}>
          <div className={styles.stack}>
            {Kinds.map(({ Id, Name, HasTerm, IsCredit }) => (
              <div key={Id} className={styles.row}>
                <Checkbox
                  {...form.box(takes(group, Id))}
                  variant="compact"
                  label={IsCredit ? t`${Name} (Kredit, je Land freigeschaltet)` : Name}
                />
                {HasTerm && form.watch(takes(group, Id)) === 'on' && (
                  <TextField
                    {...form.field(term(group, Id))}
                    size="small"
                    inputMode="numeric"
                    label={t`Zahlungsziel in Tagen`}
                  />
                )}
              </div>
            ))}
            <SelectField
              {...form.field(first(group))}
              size="small"
              label={t`Zuerst angeboten`}
              options={Kinds.filter(({ Id }) => form.watch(takes(group, Id)) === 'on').map(({ Id, Name }) => ({
                value: String(Id),
                label: Name,
              }))}
            />
          </div>
        </Fieldset>
      ))}
    </StaffForm>
  );
}

/** /support/haendler/{id}/zahlungsarten */
export function PaymentsView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { dealerId } = useLoaderData<DealerPageData>();
  const { data, mutate } = useCall(CALLS.staffDealerPayments, { params: { dealerId } });
  const dealer = useCall(CALLS.staffDealer, { params: { dealerId } });
  function saved(payments: Payments) {
    void mutate(payments, { revalidate: false });
    void dealer.mutate();
    show({ tone: 'good', text: t`Zahlungsarten gespeichert.` });
  }
  return (
    <DealerPage>
      {({ Id }) => (
        <Card as="section" aria-label={t`Zahlungsarten`}>
          {data && <PaymentsForm key={data.Version} dealerId={Id} payments={data} onSaved={saved} />}
        </Card>
      )}
    </DealerPage>
  );
}
