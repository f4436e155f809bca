import type { MessageDescriptor } from '@lingui/core';

/** A link of the navigation or the footer; its text is translated where it is rendered. */
export interface ChromeLink {
  readonly href: string;
  readonly text: MessageDescriptor | string;
  /** Rendered in bold: the withdrawal button. */
  readonly strong?: boolean;
  /** Below the link, quieter. */
  readonly note?: MessageDescriptor;
}

export interface ChromeLinkColumn {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly links: readonly ChromeLink[];
}
