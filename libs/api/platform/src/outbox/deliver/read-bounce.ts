/** The content of a delivery status notification (RFC 3464) about a mail of ours. */
export interface Bounce {
  readonly mailId: string;
  /** 'mailbox@example.com: 5.1.1 550 user unknown'. */
  readonly reason: string;
}

const MAX_REASON = 1000;

/** A field of the message, its folded lines as one. */
function getField(message: string, name: string): string | null {
  const [, value] = new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(message) ?? [];
  return value?.replace(/\s+/g, ' ').trim() ?? null;
}

/** 'rfc822; a@example.com' names its kind first. */
const omitKind = (value: string | null): string => value?.replace(/^[\w-]+;\s*/, '') ?? '';

/**
 * Parses a complete notification from a mail server. Null where it names no mail of this sender's domain, or reports
 * that the mail is late or was delivered: only permanent failures are bounces.
 */
export function readBounce(raw: string, senderDomain: string): Bounce | null {
  const message = raw.replace(/\r\n/g, '\n');
  if (getField(message, 'Action')?.toLowerCase() !== 'failed') return null;
  const domain = senderDomain.replaceAll('.', '\\.');
  const [, mailId] = new RegExp(`<([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})@${domain}>`, 'i').exec(message) ?? [];
  if (!mailId) return null;
  const reasons = [getField(message, 'Status') ?? '', omitKind(getField(message, 'Diagnostic-Code'))];
  const text = reasons.filter((term) => term !== '').join(' ');
  const reason = [omitKind(getField(message, 'Final-Recipient')), text].filter((part) => part !== '').join(': ');
  return { mailId: mailId.toLowerCase(), reason: reason.slice(0, MAX_REASON) || 'ohne Angabe' };
}
