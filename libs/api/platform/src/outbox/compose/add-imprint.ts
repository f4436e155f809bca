import type { Operator } from '../../config/operator';
import { escapeHtml } from './escape-html';
import type { Mail } from './mail';
import { HTML_END } from './mail-html';

/**
 * The operator below the footer, as business letters need it (§35a GmbHG, §14 UGB, Art. 3 UWG). An operator that has not
 * entered its own is left out; the footer's link leads to its imprint.
 */
export function addImprint(mail: Mail, { company, address, register, directors, email, isDemo }: Operator): Mail {
  if (!isDemo || !mail.html.endsWith(HTML_END)) return mail;
  const lines = [`${company}, ${address}`, register, `Vertreten durch: ${directors}`, email];
  const html = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  return {
    ...mail,
    text: `${mail.text}${lines.join('\n')}\n`,
    html: `${mail.html.slice(0, -HTML_END.length)}${html}${HTML_END}`,
  };
}
