import { CALLS, type Open, type StaffMetricId, type StaffTaskKind } from '@heizplatz/contract';
import {
  ADVERTS_PATH,
  AUDIT_LOG_PATH,
  CAMPAIGNS_PATH,
  CANCELLATIONS_PATH,
  CMS_LIST_PATH,
  EXPORT_ORDERS_PATH,
  HELD_IMPORTS_PATH,
  JOBS_PATH,
  ORDERS_PATH,
  OUTBOX_PATH,
  REPORTS_PATH,
  STAFF_HOME_PATH,
  STATISTICS_PATH,
  WITHDRAWALS_PATH,
} from '@heizplatz/routes';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuardedCall } from '../../../shared/start/staff-guard';

interface MetricLink {
  readonly path: string;
  /** Who may make it is led there. */
  readonly call: GuardedCall;
}

interface MorningMetric {
  readonly label: MessageDescriptor;
  /** The first that the person may open; none: it is no link. */
  readonly links: readonly MetricLink[];
  /** What of it waits. */
  readonly kind?: StaffTaskKind;
}

const ofKind = (kind: StaffTaskKind): MetricLink => ({
  path: `${STAFF_HOME_PATH}?kind=${kind}`,
  call: CALLS.staffWorkList,
});
const ORDERS: readonly MetricLink[] = [
  { path: EXPORT_ORDERS_PATH, call: CALLS.orderExportRows },
  { path: STATISTICS_PATH, call: CALLS.statisticDealers },
];

/** What each metric of the morning page is called, and where its rows are. */
export const MORNING_METRICS: Readonly<Record<Open<StaffMetricId>, MorningMetric>> = {
  other: { label: msg`Sonstiges`, links: [] },
  orders: { label: msg`Bestellungen`, links: [{ path: ORDERS_PATH, call: CALLS.staffOrders }] },
  cancellations: {
    label: msg`Stornos`,
    links: [{ path: `${CANCELLATIONS_PATH}?state=open`, call: CALLS.cancellationList }],
    kind: 'cancellation',
  },
  withdrawals: {
    label: msg`Widerrufe`,
    links: [{ path: `${WITHDRAWALS_PATH}?state=open`, call: CALLS.staffWithdrawals }],
    kind: 'withdrawal',
  },
  unanswered: { label: msg`Ohne Antwort des Händlers`, links: [ofKind('dealer-answer')], kind: 'dealer-answer' },
  failedMails: {
    label: msg`Gescheiterte Mails`,
    links: [{ path: `${OUTBOX_PATH}?state=failed`, call: CALLS.staffMails }],
    kind: 'mail',
  },
  complaints: { label: msg`Reklamationen`, links: [ofKind('complaint')], kind: 'complaint' },
  priceImports: {
    label: msg`Preisdateien`,
    links: [{ path: HELD_IMPORTS_PATH, call: CALLS.priceImports }],
    kind: 'price-import',
  },
  reports: { label: msg`Meldungen`, links: [{ path: REPORTS_PATH, call: CALLS.staffReports }], kind: 'report' },
  delivered: { label: msg`Geliefert`, links: ORDERS },
  invoiced: { label: msg`Berechnet`, links: ORDERS },
  edits: { label: msg`Fassungen geschrieben`, links: [{ path: CMS_LIST_PATH, call: CALLS.staffPages }], kind: 'draft' },
  published: { label: msg`Veröffentlicht`, links: [{ path: CMS_LIST_PATH, call: CALLS.staffPages }] },
  impressions: { label: msg`Einblendungen`, links: [{ path: CAMPAIGNS_PATH, call: CALLS.staffCampaigns }] },
  clicks: { label: msg`Klicks`, links: [{ path: CAMPAIGNS_PATH, call: CALLS.staffCampaigns }], kind: 'campaign' },
  approved: {
    label: msg`Anzeigen freigegeben`,
    links: [{ path: ADVERTS_PATH, call: CALLS.staffAdverts }],
    kind: 'advert',
  },
  failedJobs: {
    label: msg`Gescheiterte Aufträge`,
    links: [{ path: `${JOBS_PATH}?state=failed`, call: CALLS.staffJobs }],
    kind: 'job',
  },
  commands: { label: msg`Einträge im Protokoll`, links: [{ path: AUDIT_LOG_PATH, call: CALLS.auditLog }] },
};
