/** 'M-2026-000012': what people name a report by. */
export const contentReportNumber = ({ id, sentAt }: { readonly id: number; readonly sentAt: Date }): string =>
  `M-${sentAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;
