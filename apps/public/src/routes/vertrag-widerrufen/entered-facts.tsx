import { KeyValueList } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useWithdrawalMessages } from './use-withdrawal-messages';
import type { WithdrawalInput } from './steps/withdrawal-input';

/** What will be, or was, declared. */
export function EnteredFacts({ input }: { readonly input: WithdrawalInput }) {
  const { labels } = useWithdrawalMessages();
  return (
    <KeyValueList
      variant="stacked"
      items={[
        { id: 'Name', label: labels.Name, value: input.Name || <Trans>ohne Angabe</Trans> },
        { id: 'Contract', label: labels.Contract, value: input.Contract || <Trans>ohne Angabe</Trans> },
        { id: 'ZipCode', label: labels.ZipCode, value: input.ZipCode || <Trans>ohne Angabe</Trans> },
        { id: 'EmailAddress', label: labels.EmailAddress, value: input.EmailAddress },
        { id: 'Part', label: labels.Part, value: input.Part || <Trans>die ganze Bestellung</Trans> },
      ]}
    />
  );
}
