import type { StaffReport } from '@heizplatz/contract';

export interface ContentReportProps {
  readonly report: StaffReport;
  readonly reload: () => Promise<unknown>;
}
