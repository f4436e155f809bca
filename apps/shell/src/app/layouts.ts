import { data, type LayoutName } from '@heizplatz/router';
import type { ComponentType } from 'react';
import { DefaultLayout } from '../layouts/default-layout';
import type { LayoutProps } from '../layouts/layout-props';

export type Layout = ComponentType<LayoutProps>;

/** The default layout is part of the initial bundle; the others are loaded when a page needs them. */
const IMPORTS: Readonly<Record<LayoutName, () => Promise<Layout>>> = {
  default: async () => DefaultLayout,
  focused: async () =>
    (await import(/* webpackChunkName: "focused-layout" */ '../layouts/focused-layout')).FocusedLayout,
  message: async () =>
    (await import(/* webpackChunkName: "message-layout" */ '../layouts/message-layout')).MessageLayout,
  'order-process': async () =>
    (await import(/* webpackChunkName: "order-process-layout" */ '../layouts/order-process-layout')).OrderProcessLayout,
  'plain-print': async () =>
    (await import(/* webpackChunkName: "plain-print-layout" */ '../layouts/plain-print-layout')).PlainPrintLayout,
  staff: async () => (await import(/* webpackChunkName: "staff-layout" */ '../layouts/staff-layout')).StaffLayout,
};

const loaded = new Map<string, Layout>([['default', DefaultLayout]]);

/** Fetches a layout before its page renders; throws 500 when it fails to load or does not exist (rule ERROR-03). */
export async function loadLayout(
  name: LayoutName,
  imports: Readonly<Partial<Record<LayoutName, () => Promise<Layout>>>> = IMPORTS,
): Promise<void> {
  if (loaded.has(name)) return;
  try {
    const layout = await imports[name]?.();
    if (!layout) throw new Error(`no layout '${name}'`);
    loaded.set(name, layout);
  } catch (error) {
    throw data(`Layout '${name}' failed to load: ${String(error)}`, { status: 500 });
  }
}

/** A layout that loadLayout has fetched; the default one otherwise. */
export const getLayout = (name: LayoutName): Layout => loaded.get(name) ?? DefaultLayout;
