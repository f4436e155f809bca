import { useNavigate, useNavigation, useParams } from '@heizplatz/router';
import { Card, RadioGroup } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { paymentPath } from '../checkout/checkout-paths';
import { CheckoutFrame } from '../checkout/checkout-frame';
import { useOrderProcess } from '../checkout/use-order-process';
import { InvoiceForm } from './invoice-form';
import { SepaForm } from './sepa-form';

export function PaymentView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { kind } = useParams();
  const { process, group } = useOrderProcess();
  const choice = process?.PaymentData.Choices.find(({ Kind }) => Kind === kind);
  if (!process || !choice) return null;
  const choices = process.PaymentData.Choices;
  // What was picked shows at once, though its page is still on the way.
  const onTheWay = choices.find(({ Kind }) => paymentPath(group, Kind) === navigation.location?.pathname);
  return (
    <CheckoutFrame process={process} group={group} current="bezahlung" title={t`Bezahlung`}>
      {choices.length > 1 && (
        <Card as="section">
          <RadioGroup
            legend={t`Wie möchten Sie bezahlen?`}
            name="payment"
            look="card"
            value={(onTheWay ?? choice).Kind}
            options={choices.map(({ Kind, Name, Description }) => ({ value: Kind, label: Name, hint: Description }))}
            onValueChange={(value) => {
              const chosen = choices.find(({ Kind }) => Kind === value);
              if (chosen) void navigate(paymentPath(group, chosen.Kind), { replace: true });
            }}
          />
        </Card>
      )}
      {choice.Kind === 'sepa' ? (
        <SepaForm key={choice.Id} process={process} group={group} choice={choice} />
      ) : (
        <InvoiceForm key={choice.Id} process={process} group={group} choice={choice} />
      )}
    </CheckoutFrame>
  );
}
