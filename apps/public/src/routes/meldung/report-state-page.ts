import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect, type SentForm } from '@heizplatz/router';
import { APPEAL_FIELD } from './appeal-field';

export async function loadContentReportState({ api, params }: PageRequest) {
  const token = params['token'] ?? '';
  const report = await api(CALLS.reportByLink, { params: { token } });
  return { token, report: report ?? notFound() };
}

export async function sendAppeal({ api, form, params, url }: SentForm) {
  const body = { Token: params['token'] ?? '', Text: form.get(APPEAL_FIELD) ?? '' };
  await api(CALLS.appealReport, { body });
  return redirect(url.pathname, 303);
}
