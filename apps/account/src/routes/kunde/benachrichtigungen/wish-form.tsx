import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { amountReading, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { unitPriceAffixes } from '@heizplatz/country';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, FieldRow, NumberField, SelectField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../../shared/form/focus-first';
import formStyles from '../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { NOTIFICATION_FORMS } from './notification-forms';
import { useWishIssueText } from './use-wish-issue-text';
import { sentWish, type Wish, wishBody, wishIssues } from './wish';
import { WISH_GROUPS, wishName } from './wish-goods';

const LOOSE_PELLETS = PRODUCT_GROUPS[3];

/** The postcode of the address that new orders begin with. */
function useHomeZipCode(): string {
  const { countryId } = useSite();
  const { data } = useCall(CALLS.customerAddresses, {});
  const home = data?.Items.find(({ AddressType, IsDefault }) => AddressType === 1 && IsDefault);
  return home?.Address.CountryId === countryId ? home.Address.ZipCode : '';
}

/** What, where, how much and for which price. */
export function WishForm({ onAdded }: { readonly onAdded: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { show } = useToast();
  const sent = useRefusedForm(NOTIFICATION_FORMS.wish);
  const { isBusy, problem, submit } = useSubmit(sent?.problem);
  const blank: Wish = {
    group: LOOSE_PELLETS,
    zipCode: useHomeZipCode(),
    amount: LOOSE_PELLETS.defaultAmount,
    threshold: '',
  };
  const [wish, setWish] = useState(() => sentWish(sent?.typed ?? {}, blank));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const refused = refusedFields(problem);
  const issueText = useWishIssueText(wish.group);
  const errorOf = (field: string) => issueText(issues[field] ?? refused[field]);

  async function add(event: FormEvent) {
    event.preventDefault();
    const wrong = wishIssues(wish, site);
    setIssues(wrong);
    if (focusFirst(Object.keys(wrong))) return;
    if (!(await submit(() => api(CALLS.addNotification, { body: wishBody(wish, site) })))) return;
    setWish(blank);
    show({ tone: 'good', text: t`Ihr Wunschpreis ist vorgemerkt.` });
    await onAdded();
  }

  return (
    <Card as="section" aria-labelledby="wunschpreis">
      <PostForm
        name={NOTIFICATION_FORMS.wish}
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void add(event)}
        aria-labelledby="wunschpreis"
      >
        <CardHeader titleId="wunschpreis" title={<Trans>Neuer Wunschpreis</Trans>} />
        <ProblemNotice problem={Object.keys(refused).length > 0 ? null : problem} />
        <SelectField
          id="ProductId"
          name="ProductId"
          label={t`Brennstoff`}
          value={String(wish.group.id)}
          options={WISH_GROUPS.map((group) => ({ value: String(group.id), label: wishName(group, site) }))}
          onChange={({ currentTarget }) => {
            const group = WISH_GROUPS.find(({ id }) => String(id) === currentTarget.value) ?? LOOSE_PELLETS;
            setWish({ ...wish, group, amount: group.defaultAmount });
          }}
        />
        <FieldRow>
          <TextField
            id="ZipCode"
            name="ZipCode"
            label={t`Postleitzahl`}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={site.zipDigits}
            value={wish.zipCode}
            error={errorOf('ZipCode')}
            onChange={(event) => setWish({ ...wish, zipCode: event.currentTarget.value })}
          />
          <NumberField
            id="Amount"
            name="Amount"
            label={t`Menge`}
            suffix={wish.amount === 1 ? wish.group.unitSingular : wish.group.unit}
            groupSign={site.numberSigns.group}
            value={wish.amount}
            maxLength={6}
            {...amountReading(wish.group)}
            error={errorOf('Amount')}
            onValueChange={(amount) => setWish({ ...wish, amount })}
          />
        </FieldRow>
        <TextField
          id="Threshold"
          name="Threshold"
          label={t`Wunschpreis`}
          hint={t`Brutto; wir schreiben Ihnen, sobald es so viel oder weniger kostet.`}
          inputMode="decimal"
          autoComplete="off"
          {...unitPriceAffixes(site, wish.group.priceUnit.name)}
          maxLength={12}
          value={wish.threshold}
          error={errorOf('Threshold')}
          onChange={(event) => setWish({ ...wish, threshold: event.currentTarget.value })}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird vorgemerkt …`}>
          <Trans>Wunschpreis vormerken</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}
