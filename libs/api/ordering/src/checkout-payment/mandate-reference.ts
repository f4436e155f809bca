/**
 * At most 35 characters of SEPA's set (rule PAY-03); unique by the process and a time, since a changed account is a new
 * mandate.
 */
export function mandateReference(processId: string, at: Date): string {
  const stamp = Math.floor(at.getTime() / 1000).toString(36);
  return `HP-${processId.replaceAll('-', '').slice(0, 20)}-${stamp}`.toUpperCase();
}
