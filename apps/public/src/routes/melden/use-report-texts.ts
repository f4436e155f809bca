import type { ReportReason, ReportTarget } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import type { ContentReportField } from './content-report-input';

interface ContentReportLabels {
  readonly labels: Readonly<Record<ContentReportField, string>>;
  readonly reasons: readonly { readonly value: ReportReason; readonly label: string }[];
  readonly issueText: (field: ContentReportField, code: string | undefined) => string | undefined;
}

/** What can be wrong with each kind of thing. */
const REASONS_OF: Readonly<Record<ReportTarget, readonly ReportReason[]>> = {
  review: ['not-genuine', 'insulting', 'personal-data', 'misleading', 'other'],
  dealer: ['misleading', 'illegal-offer', 'copyright', 'personal-data', 'other'],
  page: ['misleading', 'copyright', 'personal-data', 'insulting', 'other'],
};

/** Labels of the fields and reasons, and messages for their codes. */
export function useContentReportLabels(target: ReportTarget): ContentReportLabels {
  const { t } = useLingui();
  const names: Readonly<Record<ReportReason, string>> = {
    'not-genuine': t`Nicht echt: keine wirkliche Bestellung, oder bezahlt`,
    insulting: t`Beleidigend oder verletzend`,
    'personal-data': t`Nennt persönliche Daten`,
    misleading: t`Falsch oder irreführend`,
    'illegal-offer': t`Unerlaubtes Angebot`,
    copyright: t`Verletzt Urheber- oder Markenrecht`,
    other: t`Etwas anderes`,
  };
  const issues: Readonly<Record<string, string>> = {
    EMAIL_INV: t`Das ist keine E-Mail-Adresse.`,
    TOO_LONG: t`Das ist zu lang.`,
    NAME_INV: t`Bitte ohne Internet- oder E-Mail-Adresse.`,
    TOO_SHORT: t`Bitte schreiben Sie etwas mehr.`,
  };
  const missing: Partial<Record<ContentReportField, string>> = {
    TargetId: t`Bitte nennen Sie die Seite.`,
    Reason: t`Bitte wählen Sie einen Grund.`,
    Text: t`Bitte schreiben Sie, was nicht in Ordnung ist.`,
    InGoodFaith: t`Bitte bestätigen Sie das.`,
  };
  return {
    labels: {
      TargetId: t`Welche Seite?`,
      Reason: t`Was ist nicht in Ordnung?`,
      Text: t`Bitte begründen Sie`,
      Name: t`Ihr Name`,
      EmailAddress: t`E-Mail`,
      InGoodFaith: t`Bestätigung`,
    },
    reasons: REASONS_OF[target].map((value) => ({ value, label: names[value] })),
    issueText: (field, code) => code && (issues[code] ?? missing[field] ?? t`Diese Angabe fehlt noch.`),
  };
}
