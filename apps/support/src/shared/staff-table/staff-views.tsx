import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { type CallResponse, CALLS } from '@heizplatz/contract';
import { PostForm, useLocation } from '@heizplatz/router';
import { STAFF_VIEWS_PATH } from '@heizplatz/routes';
import { Button, Checkbox, Chip, Disclosure, Notice, PlainLink, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { CASE_PARAM, ROW_PARAM } from '../list-panes/case-address';
import { ConfirmDialog } from '../staff-form/confirm-button';
import panel from './panel.module.css';
import styles from './staff-views.module.css';

type StaffView = CallResponse<typeof CALLS.staffViews>['Views'][number];

/** The address behind the question mark, without the page. */
const getQuery = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete(CASE_PARAM);
  params.delete(ROW_PARAM);
  return params.toString();
};

interface SharedViewsProps {
  readonly pathname: string;
  readonly query: string;
  readonly views: CallResponse<typeof CALLS.staffViews>['Shared'];
}

/** Those of others, who alone remove them. */
function SharedViews({ pathname, query, views }: SharedViewsProps) {
  return (
    <section>
      <h3 className={styles.title}>
        <Trans>Von Kollegen</Trans>
      </h3>
      <ul className={styles.list}>
        {views.map(({ Id, Name, Query, Author }) => (
          <li key={Id}>
            <PlainLink
              href={Query === '' ? pathname : `${pathname}?${Query}`}
              aria-current={Query === query ? 'page' : undefined}
            >
              {Name}
            </PlainLink>
            <span className="quiet">{Author}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list as the caller configured it, saved under names: the existing ones, and a field for a new one. */
export function StaffViews() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const api = useApi();
  const { data, mutate } = useCall(CALLS.staffViews, { query: { path: pathname } });
  const saving = useSubmit();
  const [removed, setRemoved] = useState<StaffView | null>(null);
  const query = getQuery(search);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const flags = { IsShared: fields.has('IsShared'), IsDefault: fields.has('IsDefault') };
    void saving.submit(async () => {
      await api(CALLS.saveStaffView, {
        body: { Path: pathname, Name: String(fields.get('Name')), Query: query, ...flags },
      });
      form.reset();
      await mutate();
    });
  }
  function askBeforeRemoval(event: FormEvent<HTMLFormElement>, view: StaffView) {
    event.preventDefault();
    setRemoved(view);
  }
  async function remove({ Id }: StaffView) {
    await api(CALLS.removeStaffView, { body: { Id } });
    await mutate();
  }
  const { Views: views = [], Shared: shared = [] } = data ?? {};
  const hasDefault = views.some(({ IsDefault }) => IsDefault);
  return (
    <Disclosure summary={t`Ansichten`} className={styles.views}>
      <div className={panel.form}>
        {views.length > 0 && (
          <ul className={styles.list}>
            {views.map((view) => {
              const { Id, Name, Query, IsShared, IsDefault } = view;
              return (
                <li key={Id}>
                  <PlainLink
                    href={Query === '' ? pathname : `${pathname}?${Query}`}
                    aria-current={Query === query ? 'page' : undefined}
                  >
                    {Name}
                  </PlainLink>
                  {IsDefault && (
                    <Chip>
                      <Trans>Standard</Trans>
                    </Chip>
                  )}
                  {IsShared && (
                    <Chip>
                      <Trans>geteilt</Trans>
                    </Chip>
                  )}
                  <PostForm name="remove" action={STAFF_VIEWS_PATH} onSubmit={(event) => askBeforeRemoval(event, view)}>
                    <input type="hidden" name="Id" value={Id} />
                    <input type="hidden" name="Path" value={pathname} />
                    <Button type="submit" variant="quiet" size="small" aria-label={t`Ansicht „${Name}“ löschen`}>
                      <Trans>Löschen</Trans>
                    </Button>
                  </PostForm>
                </li>
              );
            })}
          </ul>
        )}
        {hasDefault && (
          <PlainLink href={`${pathname}?page=1`}>
            <Trans>Ohne Ansicht: alles</Trans>
          </PlainLink>
        )}
        {shared.length > 0 && <SharedViews pathname={pathname} query={query} views={shared} />}
        {removed && (
          <ConfirmDialog
            title={t`Ansicht „${removed.Name}“ löschen?`}
            act={() => remove(removed)}
            onClose={() => setRemoved(null)}
          >
            <p>
              <Trans>Das lässt sich nicht zurücknehmen.</Trans>
            </p>
          </ConfirmDialog>
        )}
        <PostForm name="save" action={STAFF_VIEWS_PATH} className={styles.form} onSubmit={save}>
          <input type="hidden" name="Path" value={pathname} />
          <input type="hidden" name="Query" value={query} />
          <TextField label={t`Diese Ansicht sichern als`} name="Name" size="small" required maxLength={60} />
          <Checkbox variant="compact" name="IsShared" label={t`Mit Kollegen meiner Rollen teilen`} />
          <Checkbox variant="compact" name="IsDefault" label={t`Damit beginnt diese Liste bei mir`} />
          <Button type="submit" variant="secondary" size="small" busy={saving.isBusy}>
            <Trans>Sichern</Trans>
          </Button>
        </PostForm>
        {saving.problem && (
          <Notice tone="bad" announce>
            {saving.problem.problem.detail ?? <Trans>Das hat nicht geklappt.</Trans>}
          </Notice>
        )}
      </div>
    </Disclosure>
  );
}
