import type { StaffReport } from '@heizplatz/contract';

export interface ReportProps {
  readonly report: StaffReport;
  readonly reload: () => Promise<unknown>;
}
